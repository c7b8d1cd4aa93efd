import type { Food } from '../food.ts';
import type { LineReader } from '../reading/read-line.ts';
import { isSure, lineAmounts } from '../totals/line-amounts.ts';
import type { GapQuestion, RankedOffer } from './close-gap.ts';
import { figureOf } from './figure-of.ts';
import { mealTime } from './meal-times.ts';

const LONGEST = 160;

/** Lines of the nutritionist's own meals, in her words and amounts. Only lines that are known as a whole and hold no alternatives. */
export function libraryOffers(
  { library = [], meals, nutrient, texts }: GapQuestion,
  read: LineReader,
  eaten: readonly ReadonlySet<string>[],
  isFitting: (food: Food, grams: number) => boolean,
): RankedOffer[] {
  const written = new Set(texts.meals.flat(2).map((line) => line.trim()));
  const offers = new Map<string, RankedOffer>();
  for (const { meal, lines } of library) {
    const time = mealTime(meal);
    const places = meals.flatMap((one, place) => (time && mealTime(one) === time ? [place] : []));
    for (const text of lines.map((line) => line.trim())) {
      if (places.length === 0 || written.has(text) || offers.has(text) || text.length > LONGEST) continue;
      const reading = read(text);
      const { state, amounts } = lineAmounts(reading);
      const isPlain = reading.items.every((item) => item.role === 'chosen' && isSure(item));
      if (state !== 'counted' || !isPlain) continue;
      let gives = 0;
      for (const { food, grams = 0 } of reading.items) {
        const figure = food && isFitting(food, grams) ? figureOf(food, nutrient) : undefined;
        // What the line holds is not known as a whole, or something in it is not for this patient.
        if (!figure) {
          gives = 0;
          break;
        }
        gives += (figure.value * grams) / 100;
      }
      const [first] = reading.items;
      const isNew = (place: number) => !reading.items.some(({ food }) => food && eaten[place]?.has(food.id));
      const free = places.filter(isNew);
      if (gives > 0 && first?.food && free.length > 0)
        offers.set(text, {
          say: () => text,
          gives,
          kcal: amounts.energy.chosen,
          from: 'library',
          meals: free,
          kind: first.food.id,
        });
    }
  }
  return [...offers.values()];
}
