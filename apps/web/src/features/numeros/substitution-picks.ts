import type { ListedGroup } from '@alecrim/nutrition';

type ListedFood = ListedGroup['foods'][number];

/** The foods that may stand for each food of the plan: the picked ones, by their words. */
export type Picks = ReadonlyMap<ListedFood, ReadonlySet<string>>;

// As many as fit on one or two lines of paper.
const PICKED_AT_FIRST = 3;

export const firstPicks = (groups: readonly ListedGroup[]): Picks =>
  new Map(
    groups
      .flatMap(({ foods }) => foods)
      .map((food) => [food, new Set(food.equivalents.slice(0, PICKED_AT_FIRST).map(({ words }) => words))]),
  );

export function withPick(picks: Picks, food: ListedFood, words: readonly string[], isPicked: boolean): Picks {
  const picked = new Set(picks.get(food));
  for (const one of words) {
    if (isPicked) picked.add(one);
    else picked.delete(one);
  }
  return new Map(picks).set(food, picked);
}

/** "No lugar de 1 pão francês: 5 unidades de torrada (40 g); 3 colheres de sopa de aveia em flocos (45 g)". */
export function listLines(groups: readonly ListedGroup[], picks: Picks): string[] {
  return groups
    .flatMap(({ foods }) => foods)
    .map((food) => ({
      food,
      picked: food.equivalents.map(({ words }) => words).filter((words) => picks.get(food)?.has(words)),
    }))
    .filter(({ picked }) => picked.length > 0)
    .map(({ food, picked }) => `No lugar de ${lowerFirst(food.words)}: ${picked.join('; ')}`);
}

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1);
