import type { Source } from '../food.ts';
import { CITATIONS } from '../foods/citations.ts';
import type { Item, Reading } from '../reading/answer.ts';

/** The tables that gave figures and measures, and whether a food of the nutritionist did. */
export type UsedSources = Set<Source['table'] | 'hers'>;

/** Only sure readings have a number, so only their sources are named. The sources of a recipe are those of its ingredients. */
export function addSources(used: UsedSources, readings: readonly Reading[]): void {
  for (const { items } of readings)
    for (const item of items) {
      const { food, weighedBy } = item;
      if (!isCounted(item) || food === undefined || food.source.id === 'receita') continue;
      used.add(food.isHers ? 'hers' : food.source.table);
      if (weighedBy && !food.isHers) used.add(weighedBy.source.table);
    }
}

export const citationsOf = (used: UsedSources): string[] => [
  ...Object.entries(CITATIONS).flatMap(([table, text]) => (used.has(table as Source['table']) ? [text] : [])),
  ...(used.has('hers') ? ['Alimentos cadastrados pela nutricionista'] : []),
];

const isCounted = ({ role, confidence, grams }: Item) =>
  (role === 'chosen' || role === 'alternative') && confidence === 'sure' && grams !== undefined;
