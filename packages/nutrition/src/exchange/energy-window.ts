import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import { EXCHANGES } from '../foods/vocabulary.ts';
import { exchangeFacts } from './kinds.ts';
import { matchedOn } from './wanted-grams.ts';

export interface EnergyWindow {
  /** Whether an equivalent with this energy is one. */
  readonly has: (kcal: number) => boolean;
  /** 0 is the energy of the original. */
  readonly farness: (kcal: number) => number;
}

/**
 * The energy that equivalents of some grams of a food may have. A food that was fried or scrambled in fat is compared in its
 * plain preparation too: what stands for two scrambled eggs stands for two boiled ones, and needs not bring the oil.
 */
export function energyWindow(original: Food, grams: number): EnergyWindow {
  const [least, most] = EXCHANGES[original.exchange ?? 'amidos'].energy;
  const own = ((original.figures.energy ?? 0) * grams) / 100;
  const energies = [own, ...plainEnergy(original, own)];
  const isPortion = matchedOn(original) === 'portion';
  return {
    has: (kcal) => isPortion || energies.some((whole) => kcal >= least * whole && kcal <= most * whole),
    farness: (kcal) => Math.min(...energies.map((whole) => farnessOf(kcal / whole))),
  };
}

/** A leaner food is nearer than one that is as much richer. */
const farnessOf = (share: number): number => (share > 1 ? 2 * Math.log(share) : -Math.log(share || 1e-9));

/** The kind and the family. An omelette has no family, and is made of eggs. */
const EGG = 'ovo';

/** The energy of the plain preparation of the same food, with as much of what is matched. */
function plainEnergy(original: Food, own: number): readonly number[] {
  const matched = matchedOn(original);
  const isOmelette = original.section === 'Refeições prontas' && exchangeFacts(original)?.kind === EGG;
  const family = isOmelette ? EGG : original.family;
  const plain = FOODS.find((food) => food.asServed && family !== undefined && food.family === family);
  if (!plain || plain === original || matched === 'portion') return [];
  const per = ({ figures }: Food) => (figures[matched] ?? 0) / (figures.energy || Number.POSITIVE_INFINITY);
  return per(plain) > 0 && per(original) > 0 ? [(own * per(original)) / per(plain)] : [];
}
