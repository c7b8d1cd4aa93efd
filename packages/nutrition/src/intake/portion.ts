import type { HouseholdAmount } from '../exchange/household-amount.ts';
import type { Food } from '../food.ts';
import type { MealTime } from './meal-times.ts';
import { PORTIONS } from './portions-table.ts';

export type PortionRow = readonly [
  food: string,
  quantity: number,
  measure: string,
  when: 'leve' | 'quente' | 'ambas',
];

/** What a person is usually served of a food, and at which meals. */
export interface Portion extends HouseholdAmount {
  readonly times: readonly MealTime[];
}

const TIMES = { leve: ['light'], quente: ['warm'], ambas: ['light', 'warm'] } as const;

let rows: ReadonlyMap<string, PortionRow> | undefined;

/** One usual portion by the table; of an own food its portion, or one of its first measure. Undefined for other foods: they are not offered. */
export function portionOf(food: Food): Portion | undefined {
  const { id, measures, density, isCustom } = food;
  if (isCustom) {
    const measure = measures.find(({ name }) => name === 'porção') ?? measures[0];
    return (
      measure && {
        grams: measure.grams,
        measured: { quantity: 1, measure: measure.name },
        times: TIMES.ambas,
      }
    );
  }
  rows ??= new Map(PORTIONS.map((row) => [row[0], row]));
  const [, quantity = 0, name = '', when = 'ambas'] = rows.get(id) ?? [];
  const times = TIMES[when];
  if (name === 'ml') return { grams: Math.round(quantity * (density ?? 1) * 100) / 100, ml: quantity, times };
  const measure = measures.find((one) => one.name === name);
  return measure && { grams: quantity * measure.grams, measured: { quantity, measure: name }, times };
}
