import {
  checkPlan,
  type Equivalent,
  equivalentsOf,
  FOODS,
  type KnownFoods,
  type LineReader,
  lineAmounts,
  lineWith,
  onDay,
  type PlanTexts,
  planNumbers,
  planReaders,
  planShopping,
  type Reading,
  rescaleDay,
  restrictionsInNotes,
  searchFoods,
  substitutionList,
  ownFoods as toFoods,
} from '@alecrim/nutrition';
import { keysFor } from '@alecrim/nutrition/decisions';
import type { ReadLine, ReadPlanLine, WorkerCallName, WorkerCalls } from './worker-client.ts';

// As many as a nutritionist looks at.
const MAX_SUBSTITUTIONS = 8;
// As many as fit on paper.
const MAX_LISTED = 6;

/** They load a part of the worker that most sessions never need. */
type Later = 'nutrients' | 'closeGap';
type Handlers = {
  [Q in WorkerCallName]: (
    input: WorkerCalls[Q]['input'],
  ) => Q extends Later ? Promise<WorkerCalls[Q]['result']> : WorkerCalls[Q]['result'];
};

const loadIntake = () => import('@alecrim/nutrition/intake');

/** The decisions and own foods of `setKnown` stay here, so that later calls need not send them again. */
export function createHandlers(): Handlers {
  let known: KnownFoods = {};
  return {
    setKnown: (given) => {
      known = readable(given);
      return true;
    },
    plan: ({ texts, keys }) => ({
      numbers: runSteps(planNumbers(texts, known)),
      used: keys.length > 0 ? usedKeys(texts, keys, known) : [],
    }),
    lines: ({ lines, recipes, isRecipe }) => {
      const { readIngredient, readItem } = runSteps(planReaders(recipes, known));
      return lines.map(isRecipe ? readIngredient : readItem).map(readLineOf);
    },
    planLines: ({ meals, recipes, known: given }) => {
      const { readIngredient, readItem } = runSteps(planReaders(recipes, given ? readable(given) : known));
      return [
        ...meals.flatMap((options, meal) =>
          options.flatMap((lines, option) =>
            lines.map((text, line) => planLine(readItem(text), { meal, option, line })),
          ),
        ),
        ...recipes.flatMap(({ lines }, recipe) =>
          lines.map((text, line) => planLine(readIngredient(text), { recipe, line })),
        ),
      ].filter(({ state }) => state !== 'not-food');
    },
    substitutions: ({ line, itemIndex, recipes, isRecipe, restrictions }) => {
      const { readIngredient, readItem } = runSteps(planReaders(recipes, known));
      const read = isRecipe ? readIngredient : readItem;
      const reading = read(line);
      const item = reading.items[itemIndex];
      if (!item) return [];
      return equivalentsOf(item, FOODS, MAX_SUBSTITUTIONS, restrictions)
        .filter((equivalent) => isReadAs(read, equivalent))
        .map((equivalent) => ({
          ...equivalent,
          ...lineWith(read, reading, item, equivalent),
          isInLine: reading.items.some(({ food }) => food?.id === equivalent.food.id),
        }));
    },
    substitutionList: ({ texts: { meals, recipes }, restrictions }) => {
      const { readIngredient, readItem } = runSteps(planReaders(recipes, known));
      const ingredients = recipes.flatMap(({ lines }) => lines.map(readIngredient));
      return substitutionList(meals.flat(2).map(readItem), FOODS, MAX_LISTED, restrictions, ingredients);
    },
    rescale: ({ texts, goal, locks, keepProtein, day }) => {
      const { readItem } = runSteps(planReaders(texts.recipes, known));
      const readers = { readItem, decisions: known.decisions };
      return rescaleDay(texts, readers, goal, { locks: new Set(locks), keepProtein }, day);
    },
    shopping: ({ texts, decisions, ownFoods }) =>
      runSteps(planShopping(texts, { decisions, ownFoods: toFoods(ownFoods) })),
    nutrients: async ({ texts, person, day: place, known: given }) => {
      const used = given ? { ...given, ownFoods: toFoods(given.ownFoods) } : known;
      const { dayIntake, intakeAdequacy, NUTRIENT_FIELDS } = await loadIntake();
      const { nutrients, ...day } = runSteps(dayIntake(onDay(texts, place).texts, used));
      const rows = intakeAdequacy({ ...day, nutrients }, person);
      return { ...day, rows: rows.map((row) => ({ ...row, name: NUTRIENT_FIELDS[row.intake.nutrient] })) };
    },
    closeGap: async (question) => {
      const used = known;
      const { closeGap } = await loadIntake();
      return closeGap(question, used);
    },
    check: ({ plans, restrictions, known: given }) => {
      const used = given ? readable(given) : known;
      return plans.map((plan) => checkPlan(plan, restrictions, used));
    },
    notes: restrictionsInNotes,
    names: (ids) =>
      Object.fromEntries(FOODS.filter(({ id }) => ids.includes(id)).map(({ id, name }) => [id, name])),
    foods: (words) => searchFoods([...(known.ownFoods ?? []), ...FOODS], words),
  };
}

const readable = ({ decisions, ownFoods }: WorkerCalls['setKnown']['input']): KnownFoods => ({
  decisions,
  ownFoods: toFoods(ownFoods),
});

function readLineOf(reading: Reading): ReadLine {
  const { state, amounts } = lineAmounts(reading);
  return { reading, state, kcal: amounts.energy.chosen };
}

const planLine = (reading: Reading, place: ReadPlanLine['place']): ReadPlanLine => ({
  ...readLineOf(reading),
  place,
  isOpen: lineAmounts(reading).isOpen,
});

/** False if an own food or a decision gives the same words another meaning. */
function isReadAs(read: LineReader, { words, food }: Equivalent): boolean {
  const [item] = read(words).items;
  return item?.food?.id === food.id && item.confidence === 'sure';
}

function usedKeys({ meals, recipes }: PlanTexts, keys: readonly string[], known: KnownFoods): string[] {
  const { readIngredient, readItem } = runSteps(planReaders(recipes, { ownFoods: known.ownFoods }));
  const readings = [
    ...meals.flat(2).map(readItem),
    ...recipes.flatMap(({ lines }) => lines.map(readIngredient)),
  ];
  const written = new Set(readings.flatMap(({ items }) => items.flatMap(keysFor)));
  return keys.filter((key) => written.has(key));
}

/** Runs all steps without a pause, because a worker does not delay a key press. */
function runSteps<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
