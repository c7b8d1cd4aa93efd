import type { Food } from '../food.ts';
import { plainness, saidMeasures } from './said-measures.ts';

/** An amount that a patient can measure. */
export interface HouseholdAmount {
  readonly grams: number;
  /** Some of a household measure; without one, the food is weighed or poured. */
  readonly said?: { readonly quantity: number; readonly measure: string };
  readonly ml?: number;
}

/** How far the matched nutrient may be from the original's. */
export const TOLERANCE = 0.07;

export const isWithin = (grams: number, wanted: number): boolean =>
  Math.abs(grams - wanted) <= TOLERANCE * wanted;

/** Halves of a larger number are not measured: "5½ colheres". */
const HALVES_UNTIL = 5;
/** An amount up to here is easily counted. */
const FEW = 4;

/**
 * The amount of a food that weighs about as much as wanted: in the original's measure where that fits, whole rather than
 * half, few rather than many. Drinks are poured in steps of 10 ml and meat is weighed in steps of 5 g where no measure fits.
 */
export function householdAmount(
  food: Food,
  wanted: number,
  preferred: string | undefined,
): HouseholdAmount | undefined {
  if (isMeat(food) && wanted < LEAST_MEAT) return undefined;
  const fitting = saidMeasures(food)
    .map(({ name, grams, step, most }) => {
      const half = Math.round(wanted / grams / step) * step;
      const quantity = half > HALVES_UNTIL ? Math.round(half) : half;
      return { name, quantity, most, grams: roundedTowards(quantity * grams, wanted) };
    })
    .filter(({ quantity, most, grams }) => quantity > 0 && quantity <= most && isWithin(grams, wanted));
  const effort = ({ name, quantity }: (typeof fitting)[number]): number =>
    (name === preferred && quantity <= FEW ? -100 : 0) +
    (quantity > FEW ? 40 : 0) +
    (Number.isInteger(quantity) ? 0 : 15) +
    plainness(name);
  const [best] = fitting.sort((a, b) => effort(a) - effort(b));
  if (best === undefined) return poured(food, wanted) ?? weighed(food, wanted);
  return { said: { quantity: best.quantity, measure: best.name }, grams: best.grams };
}

/** Whole grams, as the words say them: 62.5 g of 59 g wanted are "62 g". Below 10 g with one place after the comma. */
function roundedTowards(grams: number, wanted: number): number {
  const places = grams < 10 ? 10 : 1;
  return (grams > wanted ? Math.floor(grams * places + 1e-9) : Math.ceil(grams * places - 1e-9)) / places;
}

const MOST_ML = 400;

function poured({ density, measures }: Food, wanted: number): HouseholdAmount | undefined {
  if (density === undefined || !measures.some(({ name }) => name.startsWith('copo'))) return undefined;
  const ml = Math.round(wanted / density / 10) * 10;
  const grams = Math.round(ml * density * 100) / 100;
  return ml > 0 && ml <= MOST_ML && isWithin(grams, wanted) ? { grams, ml } : undefined;
}

/** Grams: less of it is no portion. */
const LEAST_MEAT = 30;

const isMeat = ({ section }: Food): boolean => section === 'Açougue' || section === 'Peixaria';

function weighed(food: Food, wanted: number): HouseholdAmount | undefined {
  const grams = Math.round(wanted / 5) * 5;
  return isMeat(food) && isWithin(grams, wanted) ? { grams } : undefined;
}
