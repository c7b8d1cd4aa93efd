import type { Food } from '../food.ts';
import { exchangeFacts } from './kinds.ts';
import { namedMeasures, plainness } from './named-measures.ts';

/** An amount that a patient can measure. */
export interface HouseholdAmount {
  readonly grams: number;
  /** Some of a household measure; without one, the food is weighed or poured. */
  readonly measured?: { readonly quantity: number; readonly measure: string };
  readonly ml?: number;
}

/** How far what is matched may be from the original's: a whole number is worth more than an exact one. */
export const TOLERANCE = { whole: 0.15, half: 0.1 } as const;

const isNear = (grams: number, wanted: number, tolerance: number): boolean =>
  Math.abs(grams - wanted) <= tolerance * wanted + 1e-9;

/** Halves of a larger number are not measured: "5½ colheres". */
const HALVES_UNTIL = 5;
/** An amount up to here is easily counted. */
const FEW = 4;

/**
 * The amount of a food that weighs about as much as wanted: whole rather than half, few rather than many, in the
 * original's measure where that fits. Drinks are poured, and meat, cheese and chocolate weighed, where no measure fits.
 */
export function householdAmount(
  food: Food,
  wanted: number,
  preferred: string | undefined,
): HouseholdAmount | undefined {
  if (isMeat(food) && wanted < LEAST_MEAT) return undefined;
  const fitting = namedMeasures(food)
    .flatMap(({ name, grams, isHalved, most }) =>
      quantitiesOf(wanted / grams, isHalved)
        .filter((quantity) => quantity <= most)
        .map((quantity) => ({ name, quantity, grams: roundedTowards(quantity * grams, wanted) })),
    )
    .filter(({ quantity, grams }) => isNear(grams, wanted, toleranceOf(quantity)));
  const effort = ({ name, quantity, grams }: (typeof fitting)[number]): number =>
    (Number.isInteger(quantity) ? 0 : 200) +
    (quantity > FEW ? 60 : 0) -
    (name === preferred ? 50 : 0) +
    plainness(name) +
    (100 * Math.abs(grams - wanted)) / wanted;
  const [best] = fitting.sort((a, b) => effort(a) - effort(b));
  const amount = best && { measured: { quantity: best.quantity, measure: best.name }, grams: best.grams };
  const found = amount ?? poured(food, wanted) ?? weighed(food, wanted);
  return found && found.grams <= (exchangeFacts(food)?.most ?? Number.POSITIVE_INFINITY) ? found : undefined;
}

const toleranceOf = (quantity: number): number =>
  Number.isInteger(quantity) ? TOLERANCE.whole : TOLERANCE.half;

/** The nearest whole number, and the nearest half where the measure is halved. */
function quantitiesOf(wanted: number, isHalved: boolean): readonly number[] {
  const half = Math.floor(wanted) + 0.5;
  return [Math.round(wanted), ...(isHalved && half < HALVES_UNTIL ? [half] : [])].filter((one) => one > 0);
}

/** Whole grams, as the words say them: 62.5 g of 59 g wanted are "62 g". Below 10 g with one place after the comma. */
function roundedTowards(grams: number, wanted: number): number {
  const places = grams < 10 ? 10 : 1;
  return (grams > wanted ? Math.floor(grams * places + 1e-9) : Math.ceil(grams * places - 1e-9)) / places;
}

const MOST_ML = 400;

/** By half a glass where that comes near enough, by 10 ml otherwise. */
function poured({ density, measures }: Food, wanted: number): HouseholdAmount | undefined {
  if (density === undefined || !measures.some(({ name }) => name.startsWith('copo'))) return undefined;
  const inSteps = (step: number) => Math.round(wanted / density / step) * step;
  const gramsOf = (ml: number) => Math.round(ml * density * 100) / 100;
  const isFitting = (ml: number, tolerance: number) =>
    ml > 0 && ml <= MOST_ML && isNear(gramsOf(ml), wanted, tolerance);
  const [round, exact] = [inSteps(50), inSteps(10)];
  if (isFitting(round, TOLERANCE.whole)) return { grams: gramsOf(round), ml: round };
  return isFitting(exact, TOLERANCE.half) ? { grams: gramsOf(exact), ml: exact } : undefined;
}

/** Grams: less of it is no portion. */
const LEAST_MEAT = 30;
const LEAST_WEIGHED = 15;

/** Meat and fish, fresh or canned. Eggs and slices of ham are counted, however few. */
const isMeat = ({ exchange, group }: Food): boolean =>
  exchange === 'carnes' && group !== 'Ovos' && group !== 'Embutidos e frios';

/** What a kitchen scale is used for. */
const isWeighed = (food: Food): boolean =>
  isMeat(food) || food.exchange === 'queijos' || food.measures.some(({ name }) => name === 'tablete');

function weighed(food: Food, wanted: number): HouseholdAmount | undefined {
  const grams = Math.round(wanted / 5) * 5;
  const isPortion = isWeighed(food) && grams >= LEAST_WEIGHED;
  return isPortion && isNear(grams, wanted, TOLERANCE.whole) ? { grams } : undefined;
}
