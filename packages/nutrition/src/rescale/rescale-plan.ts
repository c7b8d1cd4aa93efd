import { type Decisions, decisionsFrom, type MadeDecision } from '../plan/decisions.ts';
import type { PlanTexts } from '../plan/plan-texts.ts';
import type { LineReader } from '../reading/read-line.ts';
import {
  dayNumbers,
  isRead,
  linesStoodFor,
  mealNumbers,
  type Numbers,
  optionNumbers,
} from '../totals/day.ts';
import { lineAmounts } from '../totals/line-amounts.ts';
import { type Aim, type Aimed, aimsOf, type Goal, isMet } from './goals.ts';
import { reasonsOf, whyWords } from './reasons.ts';
import {
  type LinePlace,
  type LineRules,
  placeKey,
  type ScalableLine,
  scalableLine,
} from './scalable-line.ts';
import { fractionStyleOf } from './scale-item.ts';
import { solve, totalOf } from './solver.ts';
import { isConfirmed } from './variants.ts';
import { amountIn, type Vector } from './vectors.ts';

export interface Readers {
  readonly readItem: LineReader;
  readonly decisions?: Decisions;
}

export interface RescaleOptions {
  /** Keys of the lines that stay. */
  readonly locks?: ReadonlySet<string>;
  /** The day keeps its protein, unless the goal says how much it shall have. */
  readonly keepProtein?: boolean;
}

export interface RescaledLine {
  readonly place: LinePlace;
  readonly before: string;
  /** The same as before where the line stays. */
  readonly after: string;
  /** Null where nothing of the line is known. */
  readonly kcalBefore: number | null;
  readonly kcalAfter: number | null;
  /** Why it stays, in Portuguese. */
  readonly why?: string;
  /** What the nutritionist confirmed about the words before, for the words after. */
  readonly decisions?: readonly MadeDecision[];
}

export interface RescaledAim {
  readonly nutrient: Aimed;
  /** Kilocalories or grams. */
  readonly amount: number;
  /** The protein of the day as it was, not a target. */
  readonly isKept: boolean;
  readonly isMet: boolean;
}

export interface RescaledPlan {
  /** Every line with food, in the order of the plan. */
  readonly lines: readonly RescaledLine[];
  readonly before: Numbers;
  readonly after: Numbers;
  readonly aims: readonly RescaledAim[];
  /** The energy is within 3 % of its aim, and every macronutrient within 5 %. */
  readonly isReached: boolean;
  /** What could not be reached and why, in Portuguese. */
  readonly reasons: readonly string[];
}

type Chosen = Map<ScalableLine, number>;

/** Changes the amounts of a plan so that its day meets the goal. The texts of recipes stay; portions of them change. */
export function rescalePlan(
  { meals }: PlanTexts,
  { readItem, decisions = new Map() }: Readers,
  goal: Goal,
  { locks = new Set(), keepProtein = false }: RescaleOptions = {},
): RescaledPlan {
  const before = dayOf(meals, readItem);
  const aims = aimsOf(goal, before, keepProtein);
  const rules: LineRules = {
    read: readItem,
    decisions,
    locks,
    fraction: fractionStyleOf(meals.flat(2)),
    macro: 'macro' in goal ? goal.macro : undefined,
    direction: directionOf(goal, aims, before),
  };
  const options = meals.map((ofMeal, meal) =>
    ofMeal.map((texts, option) => optionLines(texts, { meal, option }, rules)),
  );
  const counted = options.map((ofMeal, meal) => ofMeal[countedOption(meals[meal] ?? [], readItem)] ?? []);
  const texts = fitDay(options, counted, aims);
  const lines = options.flat(2).map((line) => rescaled(line, texts.get(line) ?? 0, rules));
  const after = dayOf(written(meals, lines), withConfirmed(readItem, options.flat(2), texts));
  const reached = aims.map((aim) => ({
    nutrient: aim.nutrient,
    amount: aim.amount,
    isKept: aim.isLeast,
    isMet: isMet(aim, after.amounts[aim.nutrient].chosen),
  }));
  const isReached = reached.every((aim) => aim.isMet);
  const reasons = isReached
    ? []
    : reasonsOf(counted.flat(), aims, (nutrient) => after.amounts[nutrient].chosen);
  return { lines, before, after, aims: reached, isReached, reasons };
}

function optionLines(
  texts: readonly string[],
  place: { readonly meal: number; readonly option: number },
  rules: LineRules,
): ScalableLine[] {
  const eaten = linesStoodFor(texts);
  return texts.flatMap((text, line): ScalableLine[] => {
    // The line before it is the one that is eaten.
    if (eaten[line] !== line) return [];
    const found = scalableLine({ ...place, line }, text, rules);
    return found ? [found] : [];
  });
}

/** Where only the energy is to change, no line goes the other way. */
function directionOf(goal: Goal, aims: readonly Aim[], before: Numbers): 1 | -1 | undefined {
  const targets = aims.filter(({ isLeast }) => !isLeast);
  const [only] = targets;
  if ('macro' in goal || only === undefined || targets.length > 1 || only.nutrient !== 'energy')
    return undefined;
  return only.amount > before.amounts.energy.chosen ? 1 : -1;
}

/** The day with the counted options; the other options of a meal change by the same proportion as the counted one. */
function fitDay(
  options: readonly ScalableLine[][][],
  counted: readonly ScalableLine[][],
  aims: readonly Aim[],
): Chosen {
  const texts: Chosen = new Map();
  const fit = (lines: readonly ScalableLine[], wanted: readonly Aim[]) => {
    const at = solve(lines, wanted);
    for (const [place, line] of lines.entries()) texts.set(line, at[place] ?? 0);
  };
  fit(counted.flat(), aims);
  for (const [meal, ofMeal] of options.entries()) {
    const lead = counted[meal] ?? [];
    const before = totalOf(lead, []);
    const after = totalOf(
      lead,
      lead.map((line) => texts.get(line) ?? 0),
    );
    for (const lines of ofMeal)
      if (lines !== lead) fit(lines, proportional(aims, before, after, totalOf(lines, [])));
  }
  return texts;
}

/** What an option shall have where another one of its meal went from `before` to `after`. */
const proportional = (aims: readonly Aim[], before: Vector, after: Vector, own: Vector): Aim[] =>
  aims.flatMap((aim) => {
    const [from, to] = [amountIn(before, aim.nutrient), amountIn(after, aim.nutrient)];
    return from > 0 ? [{ ...aim, amount: (amountIn(own, aim.nutrient) * to) / from }] : [];
  });

function rescaled(line: ScalableLine, at: number, { decisions, macro }: LineRules): RescaledLine {
  const { place, reading, variants } = line;
  const after = variants[at]?.reading ?? reading;
  const kcal = (of: typeof reading) => {
    const { state, amounts } = lineAmounts(of);
    return state === 'counted' || state === 'partial' ? amounts.energy.chosen : null;
  };
  const isSame = after.text === reading.text;
  const why = line.why ?? (isSame ? 'unneeded' : undefined);
  const carried = isSame
    ? []
    : after.items.flatMap((item, index) => {
        const was = reading.items[index];
        return was && isConfirmed(was, decisions) ? decisionsFrom(item, { isRight: true }, after.text) : [];
      });
  return {
    place,
    before: reading.text,
    after: after.text,
    kcalBefore: kcal(reading),
    kcalAfter: kcal(after),
    ...(why && { why: whyWords(why, macro) }),
    ...(carried.length > 0 && { decisions: carried }),
  };
}

/** A reader that knows what `rescaled` carries over: the words after are read as the solution has them. */
function withConfirmed(read: LineReader, lines: readonly ScalableLine[], texts: Chosen): LineReader {
  const known = new Map(
    lines.flatMap((line) => {
      const reading = line.variants[texts.get(line) ?? 0]?.reading;
      return reading ? [[reading.text, reading] as const] : [];
    }),
  );
  return (text) => known.get(text) ?? read(text);
}

const dayOf = (meals: PlanTexts['meals'], read: LineReader): Numbers =>
  dayNumbers(
    meals.map((options) => mealNumbers(options.map((lines) => optionNumbers(lines.map((one) => read(one)))))),
  );

/** The option whose numbers the day takes: the first of which something is known. */
function countedOption(options: PlanTexts['meals'][number], read: LineReader): number {
  const numbers = options.map((lines) => optionNumbers(lines.map((one) => read(one))));
  return numbers.findIndex(isRead);
}

/** The meals with the new texts in their places. */
export function written(meals: PlanTexts['meals'], lines: readonly RescaledLine[]): PlanTexts['meals'] {
  const after = new Map(lines.map((line) => [placeKey(line.place), line.after]));
  return meals.map((options, meal) =>
    options.map((texts, option) =>
      texts.map((text, line) => after.get(placeKey({ meal, option, line })) ?? text),
    ),
  );
}
