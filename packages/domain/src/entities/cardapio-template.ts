import { defineEntity } from '../entity.ts';
import { requiredText } from '../fields.ts';
import { objectOf } from '../nested-fields.ts';
import { Cardapio } from './cardapio.ts';
import { targetFields, targetsOnly } from './numbers.ts';

/**
 * What a template leaves behind of a plan: its title, which becomes the name, the patient, what was accepted for the patient, the
 * public link and what is made for its page.
 */
export const leftOutOfTemplates = [
  'titulo',
  'paciente_id',
  'paciente_nome',
  'avisos_aceitos',
  'token_publico',
  'ativo',
  'link_expira_em',
  'so_primeiro_nome',
  'mostrar_faixas',
  'trocas',
  'trocas_para',
  'kcal_novo',
  'mostrar_compras',
] as const;

type Carried = Omit<typeof Cardapio.fields, (typeof leftOutOfTemplates)[number]>;

const carried = Object.fromEntries(
  Object.entries(Cardapio.fields).filter(([name]) => !leftOutOfTemplates.some((left) => left === name)),
) as unknown as Carried;

/** A whole plan without its patient, to start other plans from. */
export const CardapioTemplate = defineEntity({
  name: 'CardapioTemplate',
  table: 'cardapio_templates',
  words: { singular: 'modelo de cardápio', plural: 'modelos de cardápio', gender: 'o' },
  readableBy: 'owner',
  largest: Cardapio.largest,
  titleField: 'nome',
  searchFields: ['nome'],
  fields: {
    nome: requiredText('Informe o nome do modelo'),
    ...carried,
    meta: objectOf(targetFields),
  },
  besideForm: ['numeros', 'versao_leitura'],
  // The server drops the measures of a patient, also from the body of another program.
  complete: (draft) => ({ ...draft, meta: targetsOnly(draft.meta) }),
});
