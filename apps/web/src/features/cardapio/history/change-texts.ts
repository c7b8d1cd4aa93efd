import type { Draft } from '@alecrim/domain';
import { decimalText } from '@alecrim/domain/pure';
import type { PlanContent } from '../../../data/plan-content.ts';
import { longDate } from '../../../lib/dates.ts';
import type { PlanChange } from './plan-diff.ts';

export type LinkFields = Pick<
  Draft<'Cardapio'>,
  'token_publico' | 'ativo' | 'link_expira_em' | 'so_primeiro_nome' | 'mostrar_compras' | 'mostrar_faixas'
>;

const linkTexts: { [F in keyof LinkFields]: (after: Partial<LinkFields>) => PlanChange } = {
  ativo: ({ ativo }) =>
    ativo
      ? { kind: 'added', text: 'O cardápio ficou público.' }
      : { kind: 'removed', text: 'O cardápio ficou privado.' },
  token_publico: () => ({ kind: 'changed', text: 'Um novo link foi gerado.' }),
  link_expira_em: ({ link_expira_em: day }) => ({
    kind: 'changed',
    text: day ? `O link passou a valer até ${longDate(day)}.` : 'O link ficou sem prazo de validade.',
  }),
  so_primeiro_nome: ({ so_primeiro_nome: isShort }) => ({
    kind: 'changed',
    text: `O link passou a mostrar ${isShort ? 'só o primeiro nome' : 'o nome completo'} do paciente.`,
  }),
  mostrar_compras: ({ mostrar_compras: isShown }) => ({
    kind: 'changed',
    text: `O link ${isShown ? 'passou a' : 'deixou de'} mostrar a lista de compras.`,
  }),
  mostrar_faixas: ({ mostrar_faixas: isShown }) => ({
    kind: 'changed',
    text: `O documento ${isShown ? 'passou a' : 'deixou de'} mostrar faixas.`,
  }),
};

/** The changes of the public link, in the fields that both versions contain. */
export function linkChanges(before: Partial<LinkFields>, after: Partial<LinkFields>): PlanChange[] {
  const isChanged = (field: keyof LinkFields) =>
    before[field] !== undefined && after[field] !== undefined && before[field] !== after[field];
  return (Object.keys(linkTexts) as (keyof LinkFields)[])
    .filter(isChanged)
    .map((field) => linkTexts[field](after));
}

/** The decisions about wordings of a plan, one line each. */
export const decisionTexts = ({ leituras }: Pick<PlanContent, 'leituras'>): string[] =>
  leituras.map(({ texto, escrito, alimento, gramas, nao_contar }) => {
    const words = escrito || texto;
    if (nao_contar) return `${words}: não calcular`;
    const decided = [alimento && 'outro alimento', gramas && `${decimalText(gramas)} g`].filter(Boolean);
    return `${words}: ${decided.join(', ')}`;
  });

/** The lines whose warnings were accepted. One line may have several. */
export const acceptedTexts = ({ avisos_aceitos }: Pick<PlanContent, 'avisos_aceitos'>): string[] => [
  ...new Set(avisos_aceitos.map(({ texto }) => texto ?? '')),
];
