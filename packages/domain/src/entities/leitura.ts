import { defineEntity } from '../entity.ts';
import { requiredText } from '../fields.ts';
import { leituraFields } from './numbers.ts';

const { texto: _, ...decision } = leituraFields;

/** A decision that new plans start with: what one wording means for this nutritionist. */
export const Leitura = defineEntity({
  name: 'Leitura',
  table: 'leituras',
  words: { singular: 'decisão lembrada', plural: 'decisões lembradas', gender: 'a' },
  readableBy: 'owner',
  onePerOwner: 'texto',
  titleField: 'texto',
  searchFields: ['texto'],
  fields: { texto: requiredText('Informe o texto da decisão'), ...decision },
});
