import { defineEntity } from '../entity.ts';
import { reference, requiredText } from '../fields.ts';
import { receitaFields } from './parts.ts';

const { id: _, ...shared } = receitaFields;

export const ReceitaTemplate = defineEntity({
  name: 'ReceitaTemplate',
  table: 'receita_templates',
  words: { singular: 'receita', plural: 'receitas', gender: 'a' },
  readableBy: 'owner',
  titleField: 'nome',
  searchFields: ['nome'],
  fields: {
    ...shared,
    nome: requiredText('Informe o nome da receita'),
    categoria_id: reference('Categoria'),
  },
});
