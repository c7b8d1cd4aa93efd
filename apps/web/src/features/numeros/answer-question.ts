import {
  type Equivalent,
  equivalentsOf,
  FOODS,
  isOpen,
  type Known,
  type LineReader,
  lineAmounts,
  lineWith,
  type PlanTexts,
  planNumbers,
  planReaders,
  planShopping,
  type Reading,
  rescalePlan,
  searchFoods,
  substitutionList,
  ownFoods as toFoods,
} from '@alecrim/nutrition';
import { keysFor } from '@alecrim/nutrition/decisions';
import type { DoubtfulLine, QuestionName, Questions, ReadLine } from './messages.ts';

// As many as a nutritionist looks at, and as fit on paper.
const MOST_SUBSTITUTIONS = 8;
const MOST_LISTED = 6;

type Answers = { [Q in QuestionName]: (input: Questions[Q]['input']) => Questions[Q]['answer'] };

/** Answers the page's questions. It keeps what the nutritionist settled, so that a question is small. */
export function createAnswers(): Answers {
  let known: Known = {};
  return {
    know: ({ decisions, ownFoods }) => {
      known = { decisions, ownFoods: toFoods(ownFoods) };
      return true;
    },
    plan: ({ texts, keys }) => ({
      numbers: toEnd(planNumbers(texts, known)),
      used: keys.length > 0 ? usedOf(texts, keys, known) : [],
    }),
    lines: ({ lines, recipes, isRecipe }) => {
      const { readIngredient, readItem } = toEnd(planReaders(recipes, known));
      return lines.map(isRecipe ? readIngredient : readItem).map(readLineOf);
    },
    doubts: ({ meals, recipes }) => {
      const { readIngredient, readItem } = toEnd(planReaders(recipes, known));
      return [
        ...meals.flatMap((options, meal) =>
          options.flatMap((lines, option) =>
            lines.map((text, line) => withState(readItem(text), { meal, option, line })),
          ),
        ),
        ...recipes.flatMap(({ lines }, recipe) =>
          lines.map((text, line) => withState(readIngredient(text), { recipe, line })),
        ),
      ].filter(({ state }) => state !== 'not-food');
    },
    substitutions: ({ line, place, recipes, isRecipe }) => {
      const { readIngredient, readItem } = toEnd(planReaders(recipes, known));
      const read = isRecipe ? readIngredient : readItem;
      const reading = read(line);
      const item = reading.items[place];
      if (!item) return [];
      return equivalentsOf(item, FOODS, MOST_SUBSTITUTIONS)
        .filter((equivalent) => isReadAs(read, equivalent))
        .map((equivalent) => ({
          ...equivalent,
          ...lineWith(read, reading, item, equivalent),
          isInLine: reading.items.some(({ food }) => food?.id === equivalent.food.id),
        }));
    },
    substitutionList: ({ meals, recipes }) => {
      const { readItem } = toEnd(planReaders(recipes, known));
      return substitutionList(meals.flat(2).map(readItem), FOODS, MOST_LISTED);
    },
    rescale: ({ texts, goal, locks }) => {
      const { readItem } = toEnd(planReaders(texts.recipes, known));
      return rescalePlan(texts, { readItem, decisions: known.decisions }, goal, new Set(locks));
    },
    shopping: ({ texts, decisions, ownFoods }) =>
      toEnd(planShopping(texts, { decisions, ownFoods: toFoods(ownFoods) })),
    names: (ids) =>
      Object.fromEntries(FOODS.filter(({ id }) => ids.includes(id)).map(({ id, name }) => [id, name])),
    foods: (words) => searchFoods([...(known.ownFoods ?? []), ...FOODS], words),
  };
}

function readLineOf(reading: Reading): ReadLine {
  const { state, amounts } = lineAmounts(reading);
  return { reading, state, kcal: amounts.energy.chosen };
}

const withState = (reading: Reading, place: DoubtfulLine['place']): DoubtfulLine => ({
  ...readLineOf(reading),
  place,
  isOpen: isOpen(reading),
});

/** An own food or a decision about the same words would make something else of them. */
function isReadAs(read: LineReader, { words, food }: Equivalent): boolean {
  const [item] = read(words).items;
  return item?.food?.id === food.id && item.confidence === 'sure';
}

function usedOf({ meals, recipes }: PlanTexts, keys: readonly string[], known: Known): string[] {
  const { readIngredient, readItem } = toEnd(planReaders(recipes, { ownFoods: known.ownFoods }));
  const readings = [
    ...meals.flat(2).map(readItem),
    ...recipes.flatMap(({ lines }) => lines.map(readIngredient)),
  ];
  const written = new Set(readings.flatMap(({ items }) => items.flatMap(keysFor)));
  return keys.filter((key) => written.has(key));
}

/** Runs all steps without a pause: a worker delays no key press. */
function toEnd<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
