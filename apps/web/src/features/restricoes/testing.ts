import type { CheckedPlan, PlanFinding } from '@alecrim/nutrition';

/** A finding in the first line of the first meal. */
export function aFinding(over: Partial<PlanFinding> = {}): PlanFinding {
  return {
    certainty: 'contem',
    restriction: { tipo: 'lactose', motivo: 'intolerancia' },
    key: 'lactose|leite',
    word: 'leite',
    reason: 'leite tem lactose',
    from: 10,
    to: 15,
    text: '1 copo de leite',
    place: { part: 'refeicoes', index: 0, title: 'Café da manhã', field: 'itens', option: 0, line: 0 },
    ...over,
  };
}

export const aCheck = (
  findings: readonly PlanFinding[],
  unchecked: CheckedPlan['unchecked'] = [],
): CheckedPlan => ({
  findings,
  unchecked,
  checkedCount: 10,
});
