import type { Item, Reading } from '../reading/answer.ts';
import { type Amounts, perNutrient, type Summed, sumOf } from './amounts.ts';

/** How far a line is known. Only `counted` has all of its food in the sums. */
export type LineState = 'counted' | 'partial' | 'unsure' | 'unknown' | 'free' | 'not-food';

export interface LineAmounts {
  readonly state: LineState;
  readonly amounts: Amounts;
  /** Energy that is likely there and not in the sums, because its reading is not sure. */
  readonly openEnergy: number;
}

const known = new WeakMap<Reading, LineAmounts>();

/** What a reading holds. A line that stands in many plans is read once, and its amounts are computed once. */
export function lineAmounts(reading: Reading): LineAmounts {
  let amounts = known.get(reading);
  if (!amounts) {
    amounts = amountsOf(reading);
    known.set(reading, amounts);
  }
  return amounts;
}

/** Whether something in the line is to be looked at. */
export function isOpen(reading: Reading): boolean {
  const { state } = lineAmounts(reading);
  return (
    state === 'unsure' ||
    state === 'partial' ||
    state === 'unknown' ||
    reading.items.some(({ role, doubts }) => role === 'free' && doubts.length > 0)
  );
}

/** Only sure readings enter a sum: a wrong number that looks right is worse than none. */
function amountsOf(reading: Reading): LineAmounts {
  const groups = [...groupsOf(reading.items).values()];
  const sure = groups.filter((items) => items.some((item) => item.role === 'chosen' && isSure(item)));
  const open = groups.filter((items) => !sure.includes(items)).flat();
  return {
    state: stateOf(reading, sure.length),
    amounts: sumOf(sure.map(groupAmounts)),
    openEnergy: open.reduce((sum, item) => sum + likelyEnergy(item), 0),
  };
}

const likelyEnergy = (item: Item): number => (item.role === 'chosen' ? (amountIn(item, 'energy') ?? 0) : 0);

function groupsOf(items: readonly Item[]) {
  const groups = new Map<number, Item[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return groups;
}

function stateOf({ status, items }: Reading, sureGroups: number): LineState {
  if (status === 'free' || status === 'not-food' || status === 'unknown') return status;
  const isUnsure = items.some((item) => item.role === 'chosen' && !isSure(item));
  if (isUnsure) return sureGroups > 0 ? 'partial' : 'unsure';
  return status;
}

function groupAmounts(items: readonly Item[]): Amounts {
  const known = items.filter((item) => item.role !== 'free' && isSure(item));
  const chosen = known.find((item) => item.role === 'chosen');
  return perNutrient((nutrient) => {
    const values = known.map((item) => amountIn(item, nutrient)).filter((value) => value !== undefined);
    const first = chosen && amountIn(chosen, nutrient);
    return {
      least: values.length > 0 ? Math.min(...values) : 0,
      chosen: first ?? 0,
      most: values.length > 0 ? Math.max(...values) : 0,
      missing: first === undefined ? 1 : 0,
    };
  });
}

function amountIn({ food, grams }: Item, nutrient: Summed): number | undefined {
  const per100 = food?.figures[nutrient];
  return per100 === undefined || per100 === null || grams === undefined ? undefined : (per100 * grams) / 100;
}

const isSure = ({ confidence, grams, food }: Item) =>
  confidence === 'sure' && grams !== undefined && food !== undefined;
