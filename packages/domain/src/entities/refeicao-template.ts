import { defineEntity } from '../entity.ts';
import { reference, requiredText } from '../fields.ts';
import { refeicaoFields } from './parts.ts';

const { horario, opcoes } = refeicaoFields;

export const RefeicaoTemplate = defineEntity({
  name: 'RefeicaoTemplate',
  table: 'refeicao_templates',
  words: { singular: 'refeição', plural: 'refeições', gender: 'a' },
  readableBy: 'owner',
  titleField: 'nome',
  searchFields: ['nome'],
  fields: {
    nome: requiredText('Informe o nome da refeição'),
    horario,
    categoria_id: reference('Categoria'),
    opcoes,
  },
  blank: { nome: '', horario: '', categoria_id: null, opcoes: [] },
});
