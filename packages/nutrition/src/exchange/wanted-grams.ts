import type { Food } from '../food.ts';
import { EXCHANGES } from '../foods/vocabulary.ts';
import type { Nutrient } from '../nutrients.ts';
import type { Item } from '../reading/answer.ts';
import { exchangeFacts } from './kinds.ts';
import { plainness } from './named-measures.ts';

/** What two foods of a group have in common when one stands for the other. */
export function matchedOn(original: Food): Nutrient | 'portion' {
  // A drink of almonds or coconut holds next to no protein: a glass stands for a glass.
  if (exchangeFacts(original)?.kind === 'bebida-vegetal') return 'portion';
  return EXCHANGES[original.exchange ?? 'amidos'].matched;
}

/** How many grams of a food stand for the original. Nothing where that would be no portion. */
export function wantedGrams(food: Food, original: Food, item: Item): number | undefined {
  const { grams = 0 } = item;
  const matched = matchedOn(original);
  if (matched === 'portion') return portionGrams(food, item);
  const [has, needed] = [food.figures[matched], original.figures[matched]];
  if (!has || !needed) return undefined;
  const wanted = (needed * grams) / has;
  return wanted <= mostWeight(original) * grams ? wanted : undefined;
}

function mostWeight({ exchange = 'amidos' }: Food): number {
  const rules = EXCHANGES[exchange];
  return 'weight' in rules ? rules.weight : Number.POSITIVE_INFINITY;
}

/** A spoon or a plate of one vegetable stands for a spoon or a plate of the other, where their weights are not far apart. */
const MOST_TIMES = 3;

function portionGrams(food: Food, { grams = 0, quantity, measure }: Item): number {
  const isVessel = measure !== undefined && /^(colher|prato|pires|xícara)/.test(measure.name);
  const own =
    isVessel && plainness(measure.name) >= 0 && food.measures.find(({ name }) => name === measure.name);
  if (!own || !quantity) return grams;
  const same = quantity.value * own.grams;
  return same <= MOST_TIMES * grams && grams <= MOST_TIMES * same ? same : grams;
}
