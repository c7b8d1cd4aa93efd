import type { Nutrient } from '../nutrients.ts';

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
  const [first, ...others] = all;
  if (first === undefined) return NOTHING;
  if (others.length === 0) return first;
  return perNutrient((nutrient) => {
    let { least, most, missing } = first[nutrient];
    for (const other of others) {
      const one = other[nutrient];
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
