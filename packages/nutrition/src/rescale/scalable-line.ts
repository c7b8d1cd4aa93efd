import { kcalPerGram, type Macro } from '../needs/index.ts';
import type { Reading } from '../reading/answer.ts';
import { lineAmounts } from '../totals/line-amounts.ts';
import type { Why } from './reasons.ts';
import { resistance } from './resistance.ts';
import { hasOtherAmount } from './rewrite-line.ts';
import type { Variable } from './solver.ts';
import { type Variant, type VariantRules, variantsOf } from './variants.ts';
import { toVector, type Vector } from './vectors.ts';

/** Where a line is in the plan. */
export interface LinePlace {
  readonly meal: number;
  readonly option: number;
  readonly line: number;
}

export const placeKey = ({ meal, option, line }: LinePlace): string => `${meal}.${option}.${line}`;

/** A line with food in it, and the texts that it can have. */
export interface ScalableLine extends Variable {
  readonly place: LinePlace;
  readonly reading: Reading;
  /** Only the line itself where it must stay. */
  readonly variants: readonly Variant[];
  readonly why?: Why;
}

export interface LineRules extends VariantRules {
  readonly locks: ReadonlySet<string>;
  /** Only lines whose energy comes mostly from it change. */
  readonly macro: Macro | undefined;
  /** The only direction in which lines change: 1 for more, −1 for less. Foods with protein may go the other way. */
  readonly direction: 1 | -1 | undefined;
}

/** Vegetables and the like: to change them would change the day by nothing that counts. */
const LEAST_KCAL = 15;
/** Foods with protein hold fat or starch beside it: an egg has a third of its energy from protein. */
const MOSTLY: Readonly<Record<Macro, number>> = { protein: 0.3, carbohydrate: 0.5, fat: 0.5 };

export function scalableLine(place: LinePlace, text: string, rules: LineRules): ScalableLine | undefined {
  const reading = rules.read(text);
  const { state } = lineAmounts(reading);
  if (state === 'free' || state === 'not-food') return undefined;
  const why = whyFixed(place, reading, rules);
  const variants = (why === undefined ? variantsOf(reading, rules) : [{ reading, ratios: [] }]).filter(
    (variant, index) => index === 0 || isAllowed(variant, rules),
  );
  const stays = why ?? (variants.length > 1 ? undefined : 'step');
  return {
    place,
    reading,
    variants,
    amounts: variants.map((variant) => vectorOf(variant.reading)),
    changes: variants.map(({ ratios }) => resistance(ratios)),
    ...(stays && { why: stays }),
  };
}

const vectorOf = (reading: Reading): Vector => {
  const { amounts } = lineAmounts(reading);
  return toVector((nutrient) => amounts[nutrient].chosen);
};

function isAllowed({ reading, ratios }: Variant, { direction }: LineRules): boolean {
  if (direction === undefined || mostly(reading, 'protein')) return true;
  return ratios.every(({ ratio }) => (ratio - 1) * direction >= -1e-6);
}

function mostly(reading: Reading, macro: Macro): boolean {
  const { amounts } = lineAmounts(reading);
  return (amounts[macro].chosen * kcalPerGram(macro)) / amounts.energy.chosen >= MOSTLY[macro];
}

function whyFixed(place: LinePlace, reading: Reading, rules: LineRules): Why | undefined {
  const { state, amounts } = lineAmounts(reading);
  if (state === 'unknown' || state === 'unsure' || state === 'partial') return state;
  if (rules.locks.has(placeKey(place))) return 'locked';
  if (hasOtherAmount(reading)) return 'other-amount';
  if (rules.macro !== undefined && !mostly(reading, rules.macro)) return 'not-mostly';
  return amounts.energy.chosen < LEAST_KCAL ? 'small' : undefined;
}
