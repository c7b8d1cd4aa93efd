import type { Macro } from '../needs/index.ts';
import type { Decisions } from '../plan/decisions.ts';
import type { PlanTexts } from '../plan/plan-texts.ts';
import type { LineReader } from '../reading/read-line.ts';
import { dayNumbers, linesStoodFor, mealNumbers, type Numbers, optionNumbers } from '../totals/day.ts';
import { lineAmounts, type Summed } from '../totals/line-amounts.ts';
import { type LinePlace, type PlanLine, placeKey, planLine } from './plan-lines.ts';
import { reasonsOf, whyWords } from './reasons.ts';
import { LEAST_FACTOR, MOST_FACTOR } from './rewrite-line.ts';
import { fractionStyleOf } from './scale-item.ts';

/** What the day shall have: kilocalories, so many per cent more or less energy, or grams of one macronutrient. */
export type Goal =
  | { readonly kcal: number }
  | { readonly percent: number }
  | { readonly macro: Macro; readonly grams: number };

export interface Readers {
  readonly readItem: LineReader;
  readonly decisions?: Decisions;
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
}

export interface RescaledPlan {
  /** Every line with food, in the order of the plan. */
  readonly lines: readonly RescaledLine[];
  readonly before: Numbers;
  readonly after: Numbers;
  readonly nutrient: Summed;
  /** Kilocalories or grams. */
  readonly goal: number;
  /** The day is within 3 % of the goal. */
  readonly isReached: boolean;
  /** What could not be reached and why, in Portuguese. */
  readonly reasons: readonly string[];
}

type Working = PlanLine & Slider;
const TOLERANCE = 0.03;

/** Changes the amounts of a plan so that its day meets the goal. The texts of recipes stay; portions of them change. */
export function rescalePlan(
  { meals }: PlanTexts,
  { readItem, decisions = new Map() }: Readers,
  goal: Goal,
  locks: ReadonlySet<string> = new Set(),
): RescaledPlan {
  const macro = 'macro' in goal ? goal.macro : undefined;
  const nutrient: Summed = macro ?? 'energy';
  const before = dayOf(meals, readItem);
  const target = targetOf(goal, before);
  const isUp = target > before.amounts[nutrient].chosen;
  const fraction = fractionStyleOf(meals.flat(2));
  const rules = { read: readItem, decisions, locks, macro, fraction, isUp };
  const options = meals.map((ofMeal, meal) =>
    ofMeal.map((texts, option) =>
      texts.flatMap((text, line): Working[] => {
        // The line before it is the one that is eaten.
        if (linesStoodFor(texts)[line] !== line) return [];
        const found = planLine({ meal, option, line }, text, rules);
        return found ? [withAmounts(found, nutrient)] : [];
      }),
    ),
  );
  const chosen = options.map((ofMeal, meal) => ofMeal[chosenOption(meals[meal] ?? [], readItem)] ?? []);
  fitDay(options, chosen, target);
  const lines = options.flat(2).map((line) => rescaled(line, macro));
  const after = dayOf(written(meals, lines), readItem);
  const reached = after.amounts[nutrient].chosen;
  const isReached = Math.abs(reached - target) <= TOLERANCE * target;
  const reasons = isReached ? [] : reasonsOf(chosen.flat(), target, reached, nutrient);
  return { lines, before, after, nutrient, goal: target, isReached, reasons };
}

function withAmounts(line: PlanLine, nutrient: Summed): Working {
  const amountOf = (reading: PlanLine['reading']) => lineAmounts(reading).amounts[nutrient].chosen;
  const at = line.ladder.findIndex(({ text }) => text === line.reading.text);
  return { ...line, amounts: line.ladder.map(amountOf), before: amountOf(line.reading), at };
}

/** The options of a meal stand for each other, so each is brought by the same proportion as the one that is counted. */
function fitDay(options: readonly Working[][][], chosen: readonly Working[][], target: number): void {
  const factor = factorFor(chosen.flat(), target);
  for (const [meal, ofMeal] of options.entries()) {
    const counted = chosen[meal] ?? [];
    const ratio = proportionOf(counted, factor);
    for (const lines of ofMeal) fit(lines, sumOfSliders(lines) * ratio);
  }
  correct(chosen.flat(), target, factor, NEAR_DAY);
}

function proportionOf(lines: readonly Slider[], factor: number): number {
  const whole = lines.reduce((sum, { before }) => sum + before, 0);
  const moved = lines.reduce(
    (sum, { before, amounts }) => sum + before * (amounts.length > 1 ? factor : 1),
    0,
  );
  return whole > 0 ? moved / whole : factor;
}

function rescaled(line: Working, macro: Macro | undefined): RescaledLine {
  const { place, reading, ladder, at } = line;
  const after = ladder[at] ?? reading;
  const kcal = (of: typeof reading) => {
    const { state, amounts } = lineAmounts(of);
    return state === 'counted' || state === 'partial' ? amounts.energy.chosen : null;
  };
  const why = line.why ?? (after.text === reading.text ? 'step' : undefined);
  return {
    place,
    before: reading.text,
    after: after.text,
    kcalBefore: kcal(reading),
    kcalAfter: kcal(after),
    ...(why && { why: whyWords(why, macro) }),
  };
}

function targetOf(goal: Goal, before: Numbers): number {
  if ('macro' in goal) return goal.grams;
  return 'kcal' in goal ? goal.kcal : before.amounts.energy.chosen * (1 + goal.percent / 100);
}

const dayOf = (meals: PlanTexts['meals'], read: LineReader): Numbers =>
  dayNumbers(
    meals.map((options) => mealNumbers(options.map((lines) => optionNumbers(lines.map((one) => read(one)))))),
  );

/** The option whose numbers the day takes: the first of which something is known. */
function chosenOption(options: PlanTexts['meals'][number], read: LineReader): number {
  const numbers = options.map((lines) => optionNumbers(lines.map((one) => read(one))));
  return numbers.findIndex(({ known, lines }) => known > 0 || lines === 0);
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

/** A line while its plan is rescaled: the amounts that its texts give, and the text it has now. */
export interface Slider {
  /** From the least to the most. */
  readonly amounts: readonly number[];
  /** The amount of the line as it is written. */
  readonly before: number;
  at: number;
}

/** A line far from its neighbours' factor looks odd: so much nearness to the goal is given up for it. */
const ODD = 0.15;
/** Near enough for one option; the day is brought nearer at the end. */
export const NEAR_OPTION = 0.02;
export const NEAR_DAY = 0.005;

export const sumOfSliders = (lines: readonly Slider[]): number =>
  lines.reduce((sum, { amounts, at }) => sum + (amounts[at] ?? 0), 0);

const canMove = ({ amounts, before }: Slider): boolean => amounts.length > 1 && before > 0;

/** What the lines that can move must be multiplied by, for all lines to give `target`. */
export function factorFor(lines: readonly Slider[], target: number): number {
  const free = lines.filter(canMove).reduce((sum, { before }) => sum + before, 0);
  const fixed = lines.filter((line) => !canMove(line)).reduce((sum, { before }) => sum + before, 0);
  if (free === 0) return 1;
  return Math.min(MOST_FACTOR, Math.max(LEAST_FACTOR, (target - fixed) / free));
}

/** Every line to the text nearest to the factor, then single steps that bring the sum nearer to the target. */
export function fit(lines: readonly Slider[], target: number): void {
  const factor = factorFor(lines, target);
  for (const line of lines) if (canMove(line)) line.at = nearest(line, line.before * factor);
  correct(lines, target, factor, NEAR_OPTION);
}

function nearest({ amounts, at: start }: Slider, wanted: number): number {
  let best = start;
  for (const [at, amount] of amounts.entries())
    if (Math.abs(amount - wanted) < Math.abs((amounts[best] ?? 0) - wanted)) best = at;
  return best;
}

/** Single steps, each the one that brings the sum nearest with the least change of its line. */
export function correct(lines: readonly Slider[], target: number, factor: number, near: number): void {
  const movable = lines.filter(canMove);
  for (let move = 0; move < 4 * movable.length; move++) {
    const missing = target - sumOfSliders(lines);
    // A further step would only make lines differ from each other.
    if (Math.abs(missing) < near * target) return;
    const best = bestMove(movable, missing, target, factor);
    if (best === undefined) return;
    best.line.at = best.at;
  }
}

interface Move {
  readonly line: Slider;
  readonly at: number;
}

function bestMove(
  lines: readonly Slider[],
  missing: number,
  target: number,
  factor: number,
): Move | undefined {
  let best: Move | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const at = line.at + (missing > 0 ? 1 : -1);
    const amount = line.amounts[at];
    if (amount === undefined) continue;
    const left = Math.abs(missing - (amount - (line.amounts[line.at] ?? 0)));
    if (left > Math.abs(missing) - 1e-6) continue;
    const cost = left / target + ODD * Math.abs(amount / line.before - factor);
    if (cost < least) {
      least = cost;
      best = { line, at };
    }
  }
  return best;
}
