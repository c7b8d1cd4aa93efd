import type { Nutrient } from '../nutrients.ts';
import type { Item, Reading } from '../reading/answer.ts';

/** How far a line is known. Only `counted` has all of its food in the sums. */
export type LineState = 'counted' | 'partial' | 'unsure' | 'unknown' | 'free' | 'not-food';

export interface LineAmounts {
  readonly state: LineState;
  readonly amounts: Amounts;
  /** Energy that is likely there and not in the sums, because its reading is not sure. */
  readonly openEnergy: number;
  /** Something in the line is to be looked at. */
  readonly isOpen: boolean;
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

/** Only sure readings enter a sum: a wrong number that looks right is worse than none. */
function amountsOf(reading: Reading): LineAmounts {
  const groups = [...groupsOf(reading.items).values()];
  const sure = groups.filter((items) => items.some((item) => item.role === 'chosen' && isSure(item)));
  const open = groups.filter((items) => !sure.includes(items)).flat();
  const state = stateOf(reading, sure.length);
  return {
    state,
    amounts: sumOf(sure.map(groupAmounts)),
    openEnergy: open.reduce((sum, item) => sum + likelyEnergy(item), 0),
    isOpen:
      state === 'unsure' ||
      state === 'partial' ||
      state === 'unknown' ||
      reading.items.some(({ role, doubts }) => role === 'free' && doubts.length > 0),
  };
}

const likelyEnergy = (item: Item): number => (item.role === 'chosen' ? (amountIn(item, 'energy') ?? 0) : 0);

export function groupsOf(items: readonly Item[]) {
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

export const isSure = ({ confidence, grams, food }: Item) =>
  confidence === 'sure' && grams !== undefined && food !== undefined;

/** What plans keep and documents show. The other nutrients can be summed in the same way when a screen asks for them. */
export const SUMMED = [
  'energy',
  'protein',
  'carbohydrate',
  'fat',
  'fibre',
] as const satisfies readonly Nutrient[];

export type Summed = (typeof SUMMED)[number];

/** "A ou B" makes a range. `chosen` is what the first alternative of each line gives. */
export interface Amount {
  readonly least: number;
  readonly chosen: number;
  readonly most: number;
  /** Foods in the sum whose table does not give this nutrient: the true amount is higher. */
  readonly missing: number;
}

export type Amounts = Readonly<Record<Summed, Amount>>;

export const perNutrient = (amount: (nutrient: Summed) => Amount): Amounts => ({
  energy: amount('energy'),
  protein: amount('protein'),
  carbohydrate: amount('carbohydrate'),
  fat: amount('fat'),
  fibre: amount('fibre'),
});

export const NOTHING: Amounts = perNutrient(() => ({ least: 0, chosen: 0, most: 0, missing: 0 }));

/** One after the other: lines of an option, meals of a day. */
export function sumOf(all: readonly Amounts[]): Amounts {
  return perNutrient((nutrient) => {
    let least = 0;
    let chosen = 0;
    let most = 0;
    let missing = 0;
    for (const amounts of all) {
      const one = amounts[nutrient];
      least += one.least;
      chosen += one.chosen;
      most += one.most;
      missing += one.missing;
    }
    return { least: exact(least), chosen: exact(chosen), most: exact(most), missing };
  });
}

/** One or the other: options of a meal. The first is the chosen one. */
export function rangeOf(all: readonly Amounts[]): Amounts {
  const [first = NOTHING] = all;
  if (all.length < 2) return first;
  return perNutrient((nutrient) => {
    let { least, most, missing } = first[nutrient];
    for (const amounts of all) {
      const one = amounts[nutrient];
      least = Math.min(least, one.least);
      most = Math.max(most, one.most);
      missing = Math.max(missing, one.missing);
    }
    return { least, chosen: first[nutrient].chosen, most, missing };
  });
}

/** Options are rounded before they are summed, so that the rows of a printed table add up to its last one. */
export function rounded(amounts: Amounts): Amounts {
  return perNutrient((nutrient) => {
    const { least, chosen, most, missing } = amounts[nutrient];
    const round = nutrient === 'energy' ? Math.round : tenths;
    return { least: round(least), chosen: round(chosen), most: round(most), missing };
  });
}

/** A part of them: one portion of a recipe. */
export function divided(amounts: Amounts, by: number): Amounts {
  return perNutrient((nutrient) => {
    const { least, chosen, most, missing } = amounts[nutrient];
    return { least: least / by, chosen: chosen / by, most: most / by, missing };
  });
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Sums of tenths are tenths again: 0.1 + 0.2 is no 0.30000000000000004. */
const exact = (sum: number) => Math.round(sum * 1e6) / 1e6;
