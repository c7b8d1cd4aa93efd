import type { Draft } from '@alecrim/domain';
import type { PlanContent } from '../../../data/plan-content.ts';
import { decimalText } from '../../../fields/decimal-text.ts';
import { longDate } from '../../../lib/dates.ts';
import type { PlanChange } from './plan-diff.ts';

export type LinkFields = Pick<
  Draft<'Cardapio'>,
  'token_publico' | 'ativo' | 'link_expira_em' | 'so_primeiro_nome' | 'mostrar_compras'
>;

/** The changes of the public link, where both versions hold its state. */
export function linkChanges(before: Partial<LinkFields>, after: Partial<LinkFields>): PlanChange[] {
  const changes: PlanChange[] = [];
  const isChanged = (field: keyof LinkFields) =>
    before[field] !== undefined && after[field] !== undefined && before[field] !== after[field];

  if (isChanged('ativo'))
    changes.push(
      after.ativo
        ? { kind: 'added', text: 'O cardápio ficou público.' }
        : { kind: 'removed', text: 'O cardápio ficou privado.' },
    );
  if (isChanged('token_publico')) changes.push({ kind: 'changed', text: 'Um novo link foi gerado.' });
  if (isChanged('link_expira_em'))
    changes.push({
      kind: 'changed',
      text: after.link_expira_em
        ? `O link passou a valer até ${longDate(after.link_expira_em)}.`
        : 'O link ficou sem prazo de validade.',
    });
  if (isChanged('so_primeiro_nome'))
    changes.push({
      kind: 'changed',
      text: after.so_primeiro_nome
        ? 'O link passou a mostrar só o primeiro nome do paciente.'
        : 'O link passou a mostrar o nome completo do paciente.',
    });
  if (isChanged('mostrar_compras'))
    changes.push({
      kind: 'changed',
      text: after.mostrar_compras
        ? 'O link passou a mostrar a lista de compras.'
        : 'O link deixou de mostrar a lista de compras.',
    });
  return changes;
}

/** The targets of a plan, by what a nutritionist calls them. Without a target the text is empty. */
export function targetTexts({ meta }: Pick<PlanContent, 'meta'>): Record<string, string> {
  const macro = (target: { valor?: number | null; unidade?: string | null } | null | undefined) =>
    target?.valor ? `${decimalText(target.valor)} ${target.unidade ?? ''}`.trim() : '';
  return {
    Energia: meta?.kcal ? `${decimalText(meta.kcal)} kcal` : '',
    Proteína: macro(meta?.proteina),
    Carboidrato: macro(meta?.carboidrato),
    Gordura: macro(meta?.gordura),
  };
}

/** The decisions about wordings of a plan, one line each. */
export const decisionTexts = ({ leituras }: Pick<PlanContent, 'leituras'>): string[] =>
  leituras.map(({ texto, escrito, alimento, gramas, nao_contar }) => {
    const words = escrito || texto;
    if (nao_contar) return `${words}: não calcular`;
    const decided = [alimento && 'outro alimento', gramas && `${decimalText(gramas)} g`].filter(Boolean);
    return `${words}: ${decided.join(', ')}`;
  });
