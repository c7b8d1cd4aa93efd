import type { PlanContent } from '../../../data/plan-content.ts';
import { decimalText } from '../../../fields/decimal-text.ts';

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
