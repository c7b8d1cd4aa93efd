import { defineEntity } from '../entity.ts';
import { reference, requiredText } from '../fields.ts';
import { refeicaoFields } from './parts.ts';

const { id: _, ...shared } = refeicaoFields;

export const RefeicaoTemplate = defineEntity({
  name: 'RefeicaoTemplate',
  table: 'refeicao_templates',
  words: { singular: 'refeição', plural: 'refeições', gender: 'a' },
  readableBy: 'owner',
  titleField: 'nome',
  searchFields: ['nome'],
  fields: {
    ...shared,
    nome: requiredText('Informe o nome da refeição'),
    categoria_id: reference('Categoria'),
  },
});
