import { allergenNames } from '@alecrim/domain/pure';
import type { Food, Item, Source } from '@alecrim/nutrition';
import { inTenths, inWhole } from './amount-words.ts';

/** What some grams of a food contain: "150 kcal · P 4 g · C 29 g · G 2 g". A figure that its table lacks is left out. */
export function portionWords({ figures }: Food, grams: number): string {
  const part = (per100: number | null, before: string, unit: string) =>
    per100 === null ? '' : `${before}${inWhole((per100 * grams) / 100)} ${unit}`;
  return [
    part(figures.energy, '', 'kcal'),
    part(figures.protein, 'P ', 'g'),
    part(figures.carbohydrate, 'C ', 'g'),
    part(figures.fat, 'G ', 'g'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Where the figures come from, so that a nutritionist can look them up. */
export function sourceWords(source: Source): string {
  if (source.table === 'own') return source.cite;
  const row = source.table === 'TACO' ? `TACO nº ${source.id}` : `IBGE ${source.id}`;
  return source.adjusted ? `${row} (${source.adjusted})` : row;
}

/** The measure that gave the grams: "colher de sopa = 20 g (IBGE 64…)". */
export function measureWords({ weighedBy }: Pick<Item, 'weighedBy'>): string {
  if (!weighedBy) return '';
  return `${weighedBy.name} = ${inTenths(weighedBy.grams)} g (${sourceWords(weighedBy.source)})`;
}

type Tag = Food['tags'][number];

const namesOfTags: Partial<Record<Tag, string>> = allergenNames;

/** "Contém glúten, ovo": what the food brings and the original does not. */
export function newTagWords(food: Food, original: Food | undefined): string {
  const brought = food.tags.filter((tag) => namesOfTags[tag] && !original?.tags.includes(tag));
  // Milk sugar comes with milk protein.
  const named = brought.filter((tag) => tag !== 'milk-protein' || !brought.includes('lactose'));
  return named.length === 0 ? '' : `Contém ${named.map((tag) => namesOfTags[tag]).join(', ')}`;
}
