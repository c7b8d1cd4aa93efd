import { defineEntity } from '../entity.ts';
import { reference, requiredText } from '../fields.ts';
import { receitaFields } from './parts.ts';

const { ingredientes, modo_preparo } = receitaFields;

export const ReceitaTemplate = defineEntity({
  name: 'ReceitaTemplate',
  table: 'receita_templates',
  words: { singular: 'receita', plural: 'receitas', gender: 'a' },
  readableBy: 'owner',
  titleField: 'nome',
  searchFields: ['nome'],
  fields: {
    nome: requiredText('Informe o nome da receita'),
    ingredientes,
    modo_preparo,
    categoria_id: reference('Categoria'),
  },
  blank: { nome: '', ingredientes: [], modo_preparo: '', categoria_id: null },
});
