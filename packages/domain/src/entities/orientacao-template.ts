import { defineEntity } from '../entity.ts';
import { requiredText, text } from '../fields.ts';
import { orientacaoFields } from './parts.ts';

const { id: _, ...shared } = orientacaoFields;

export const OrientacaoTemplate = defineEntity({
  name: 'OrientacaoTemplate',
  table: 'orientacao_templates',
  words: { singular: 'orientação', plural: 'orientações', gender: 'a' },
  readableBy: 'everyone',
  curatedByAdmins: true,
  titleField: 'titulo',
  searchFields: ['titulo'],
  fields: {
    ...shared,
    titulo: requiredText('Informe o título da orientação'),
    /** Free text on the wire: an unknown value is shown as Outros. */
    categoria: text(60),
  },
  blank: { categoria: 'geral' },
});
