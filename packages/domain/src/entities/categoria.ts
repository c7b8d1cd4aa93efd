import { brandDefaults } from '../brand.ts';
import { defineEntity } from '../entity.ts';
import { colour, oneOf, requiredText } from '../fields.ts';

export const Categoria = defineEntity({
  name: 'Categoria',
  table: 'categorias',
  words: { singular: 'categoria', plural: 'categorias', gender: 'a' },
  readableBy: 'owner',
  titleField: 'nome',
  searchFields: ['nome'],
  fields: {
    nome: requiredText('Informe o nome da categoria'),
    tipo: oneOf(['refeicao', 'receita', 'orientacao']),
    cor: colour(),
  },
  blank: { cor: brandDefaults.cor_primaria },
});
