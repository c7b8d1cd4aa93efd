import { defineEntity } from '../entity.ts';
import {
  choice,
  flag,
  isLinkToken,
  linkToken,
  longText,
  moment,
  reference,
  requiredText,
  TOKEN_REFUSED,
  text,
} from '../fields.ts';
import { computed, listOf, objectOf } from '../nested-fields.ts';
import { amount } from '../number-fields.ts';
import { publicToken } from '../public-link.ts';
import { linkActs } from '../trail.ts';
import { leituraFields, metaFields, numerosFields } from './numbers.ts';
import { orientacaoFields, receitaFields, refeicaoFields } from './parts.ts';
import { MOST_SWAPS, trocaFields } from './swaps.ts';

/** A warning about a restriction that the nutritionist has accepted for this plan. */
const avisoAceitoFields = { restricao: text(120), texto: text(2_000), aceito_em: moment() };

interface AcceptedFor {
  paciente_id: string | null;
  avisos_aceitos: unknown;
}

/** A change of the patient by a program that knows nothing of warnings: an unchanged list is the same object. */
const isForAnother = (draft: AcceptedFor, before: AcceptedFor | undefined): boolean =>
  before !== undefined &&
  before.paciente_id !== draft.paciente_id &&
  before.avisos_aceitos === draft.avisos_aceitos;

export const Cardapio = defineEntity({
  name: 'Cardapio',
  table: 'cardapios',
  words: { singular: 'cardápio', plural: 'cardápios', gender: 'o' },
  readableBy: 'owner',
  keepsHistory: true,
  largest: { bytes: 1024 * 1024, lines: 5_000, failure: 'PLAN_TOO_LARGE' },
  datesContent: { except: ['leituras', 'meta', 'avisos_aceitos', 'permitir_trocas'] },
  titleField: 'titulo',
  searchFields: ['titulo', 'paciente_nome'],
  fields: {
    titulo: requiredText('Informe o título do cardápio'),
    paciente_id: reference('Paciente'),
    paciente_nome: text(),
    refeicoes: listOf(refeicaoFields),
    receitas: listOf(receitaFields),
    orientacoes: listOf(orientacaoFields),
    observacoes_finais: longText(),
    /** Empty means that the server makes a new token, and the old link no longer works. */
    token_publico: linkToken(),
    ativo: flag(),
    link_expira_em: moment(),
    so_primeiro_nome: flag(),
    leituras: listOf(leituraFields, 1_000),
    meta: objectOf(metaFields),
    avisos_aceitos: listOf(avisoAceitoFields, 500),
    /** What the document and the patient's page show of the numbers. */
    mostrar_numeros: choice(['nada', 'percentuais', 'macros', 'kcal']),
    /** Whether the document and the patient's page show the nutrients of the day. */
    mostrar_nutrientes: flag(),
    /** Whether those numbers are ranges where options differ. Otherwise they are those of the first options. */
    mostrar_faixas: flag(),
    numeros: computed(objectOf(numerosFields)),
    /** The patient may swap a food for an equivalent one, on her own phone. */
    permitir_trocas: flag(),
    trocas: computed(listOf(trocaFields, MOST_SWAPS)),
    /** A fingerprint of the patient's restrictions that the swaps were made for. No swap made for others is shown. */
    trocas_para: computed(text(64)),
    /** The version of food list and rules with which numbers and swaps were last read. No swap of another one is shown. */
    versao_leitura: computed(text(40)),
    /**
     * The energy of the day as newer foods and rules read it, where it differs by more than 5 %. `numeros` stay as she saw
     * them until she saves the plan.
     */
    kcal_novo: computed(amount(100_000)),
    /** Whether the patient's page leads to the shopping list. */
    mostrar_compras: flag(),
  },
  // Saving a form that has been open for an hour must not reopen a link that was closed meanwhile.
  besideForm: [
    'token_publico',
    'ativo',
    'link_expira_em',
    'so_primeiro_nome',
    'mostrar_faixas',
    'numeros',
    'trocas',
    'versao_leitura',
    'kcal_novo',
    'mostrar_compras',
  ],
  complete: (draft, random, before) => ({
    ...draft,
    token_publico: draft.token_publico || publicToken(Date.now(), random),
    // What was accepted for one patient is not accepted for another.
    avisos_aceitos: isForAnother(draft, before) ? [] : draft.avisos_aceitos,
  }),
  problemsOf: ({ token_publico }, before) =>
    token_publico && token_publico !== before?.token_publico && !isLinkToken(token_publico)
      ? [{ path: ['token_publico'], message: TOKEN_REFUSED }]
      : [],
  actsOf: linkActs,
  blank: { ativo: true, mostrar_compras: true },
});
