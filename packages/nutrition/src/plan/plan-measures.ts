import { measureNamed } from '../measures.ts';
import type { Item } from '../reading/answer.ts';
import type { LineReader } from '../reading/read-line.ts';
import { type KnownFoods, planReaders } from './plan-readers.ts';
import type { PlanTexts } from './plan-texts.ts';

/** A household measure that a line names. */
export interface LineMeasure {
  /** Its key: "colher de sopa". */
  readonly name: string;
  /** With its size: "colher de sopa rasa". */
  readonly label: string;
  /** Grams of this food in one of it. Absent when the line writes them, or when the reading is not sure. */
  readonly grams?: number;
  /** What it holds, where its size is settled. */
  readonly ml?: number;
  /** The food, in the words of the line. */
  readonly food?: string;
}

export interface MeasuredLine {
  /** The line as the plan has it. */
  readonly line: string;
  readonly measures: readonly LineMeasure[];
}

/** The lines of a plan that name a household measure. It yields after every line. */
export function* planMeasures(
  { meals, recipes }: PlanTexts,
  known: KnownFoods = {},
): Generator<undefined, MeasuredLine[]> {
  const { readItem, readIngredient } = yield* planReaders(recipes, known);
  const found = new Map<string, readonly LineMeasure[]>();
  const read = function* (lines: readonly string[], reader: LineReader) {
    for (const line of lines) {
      if (!found.has(line)) found.set(line, measuresIn(line, reader));
      yield;
    }
  };
  yield* read(meals.flat(2), readItem);
  yield* read(
    recipes.flatMap(({ lines }) => lines),
    readIngredient,
  );
  return [...found].flatMap(([line, measures]) => (measures.length > 0 ? [{ line, measures }] : []));
}

const measuresIn = (line: string, read: LineReader): readonly LineMeasure[] =>
  read(line).items.flatMap((item) => measureOf(line, item) ?? []);

function measureOf(line: string, { measure, counts, grams, confidence, foodSpan }: Item) {
  const known = measure && measureNamed(measure.name);
  if (!known) return undefined;
  const label = counts?.measure ?? known.name;
  const isSure = confidence === 'sure' && counts !== undefined && grams !== undefined && counts.times > 0;
  const hasVolume = known.ml !== undefined && !known.vague && label === known.name;
  return {
    name: known.name,
    label,
    ...(isSure && { grams: grams / counts.times }),
    ...(hasVolume && { ml: known.ml }),
    ...(foodSpan && { food: line.slice(...foodSpan) }),
  } satisfies LineMeasure;
}
