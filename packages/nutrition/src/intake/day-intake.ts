import type { Food, Source } from '../food.ts';
import { type KnownFoods, planReaders } from '../plan/plan-readers.ts';
import type { PlanTexts } from '../plan/plan-texts.ts';
import type { Item, Reading } from '../reading/answer.ts';
import { linesStoodFor } from '../totals/day.ts';
import { groupsOf, isSure, lineAmounts } from '../totals/line-amounts.ts';
import { INTAKE_NUTRIENTS, type IntakeNutrient } from './nutrients-of-a-day.ts';
import { type FigureReader, recipeFigures } from './recipe-figures.ts';

/** What the day holds of a nutrient. `chosen` is what the first options give, as for the energy of the day. */
export interface Intake {
  readonly nutrient: IntakeNutrient;
  readonly least: number;
  readonly chosen: number;
  readonly most: number;
  /** The part of the day's energy, from 0 to 1, that is of foods with a figure of this nutrient. */
  readonly share: number;
  /** The foods of the first options, the richest first; those without a figure last. */
  readonly foods: readonly IntakeFood[];
}

export interface IntakeFood {
  readonly name: string;
  readonly grams: number;
  /** Undefined is unknown. */
  readonly amount?: number;
  readonly source?: Source;
}

export interface DayIntake {
  /** Of the first options, with what doubtful lines likely hold. */
  readonly energy: number;
  /** The part of it that no line surely gives. */
  readonly openEnergy: number;
  /** Lines with food of which nothing is known: they are in no share. */
  readonly unread: number;
  readonly nutrients: readonly Intake[];
}

type Part = Omit<Intake, 'share' | 'nutrient' | 'foods'> & { covered: number; foods: readonly IntakeFood[] };
type Parts = Readonly<Record<IntakeNutrient, Part>>;
interface Eaten {
  readonly parts: Parts;
  readonly energy: number;
  readonly openEnergy: number;
  readonly unread: number;
  /** Something in it is known, or there is nothing to know. */
  readonly isRead: boolean;
}

/**
 * The nutrients of a plan's day: the lines of an option are summed, its options make a range, and only sure readings
 * count, as for the energy (`totals/day.ts`). A food without a figure adds nothing, and the share says so.
 */
export function* dayIntake(
  { meals, recipes }: PlanTexts,
  known: KnownFoods = {},
): Generator<undefined, DayIntake> {
  const { readItem, readIngredient } = yield* planReaders(recipes, known);
  const figure = recipeFigures(recipes, readIngredient);
  const day: Eaten[] = [];
  for (const options of meals) {
    const eaten: Eaten[] = [];
    for (const lines of options) {
      eaten.push(optionOf(lines.map(readItem), figure));
      yield;
    }
    day.push(mealOf(eaten));
  }
  const energy = total(day, (one) => one.energy + one.openEnergy);
  return {
    energy,
    openEnergy: total(day, (one) => one.openEnergy),
    unread: total(day, (one) => one.unread),
    nutrients: INTAKE_NUTRIENTS.map((nutrient) => {
      const { covered, foods, ...sum } = sumOf(day.map(({ parts }) => parts[nutrient]));
      return {
        nutrient,
        ...sum,
        share: energy > 0 ? Math.round((1e6 * covered) / energy) / 1e6 : 0,
        foods: foods.toSorted((a, b) => (b.amount ?? -1) - (a.amount ?? -1)),
      };
    }),
  };
}

/** A line that stands for an earlier one is an alternative of it: both make a range, and the earlier one is chosen. */
function optionOf(readings: readonly Reading[], figure: FigureReader): Eaten {
  const first = linesStoodFor(readings.map(({ text }) => text));
  const lines = readings.map((reading) => ({ reading, state: lineAmounts(reading).state }));
  const kept = lines.map(({ reading }, i) => ({ i, eaten: lineOf(reading, figure) }));
  const groups = kept
    .filter(({ i }) => first[i] === i)
    .map(({ i }) =>
      kept.filter((other) => first[other.i] === i && (other.i === i || lines[other.i]?.state === 'counted')),
    );
  const chosen = groups.map(([one]) => one?.eaten ?? NOTHING);
  return {
    parts: perNutrient((nutrient) =>
      sumOf(groups.map((group) => rangeOf(group.map(({ eaten }) => eaten.parts[nutrient])))),
    ),
    energy: total(chosen, (one) => one.energy),
    openEnergy: total(chosen, (one) => one.openEnergy),
    unread: total(chosen, (one) => one.unread),
    isRead:
      lines.some(({ state }) => state === 'counted') ||
      lines.every(({ state }) => state === 'free' || state === 'not-food'),
  };
}

function lineOf(reading: Reading, figure: FigureReader): Eaten {
  const { amounts, openEnergy, state } = lineAmounts(reading);
  const sure = [...groupsOf(reading.items).values()].filter((items) =>
    items.some((item) => item.role === 'chosen' && isSure(item)),
  );
  return {
    parts: perNutrient((nutrient) => sumOf(sure.map((items) => groupPart(items, nutrient, figure)))),
    energy: amounts.energy.chosen,
    openEnergy,
    unread: openEnergy === 0 && (state === 'unknown' || state === 'unsure') ? 1 : 0,
    isRead: true,
  };
}

function groupPart(items: readonly Item[], nutrient: IntakeNutrient, figure: FigureReader): Part {
  const known = items.filter((item): item is Weighed => item.role !== 'free' && isSure(item));
  const values = known.flatMap(({ food, grams }) => {
    const per100 = figure(food, nutrient);
    return per100 ? [(per100.value * grams) / 100] : [];
  });
  const chosen = known.find(({ role }) => role === 'chosen');
  if (!chosen) return EMPTY;
  const { food, grams } = chosen;
  const per100 = figure(food, nutrient);
  const amount = per100 && (per100.value * grams) / 100;
  return {
    least: values.length > 0 ? Math.min(...values) : 0,
    chosen: amount ?? 0,
    most: values.length > 0 ? Math.max(...values) : 0,
    covered: per100 ? ((food.figures.energy ?? 0) * grams) / 100 : 0,
    foods: [{ name: food.name, grams, ...(per100 && { amount, source: per100.source }) }],
  };
}

type Weighed = Item & { readonly food: Food; readonly grams: number };

/** An option of which nothing is known would pull the least to zero. */
function mealOf(options: readonly Eaten[]): Eaten {
  const read = options.filter(({ isRead }) => isRead);
  const [chosen = NOTHING] = read.length > 0 ? read : options;
  return {
    ...chosen,
    parts: perNutrient((nutrient) => rangeOf(read.map(({ parts }) => parts[nutrient]))),
    openEnergy: options[0]?.openEnergy ?? 0,
  };
}

const EMPTY: Part = { least: 0, chosen: 0, most: 0, covered: 0, foods: [] };

function perNutrient(part: (nutrient: IntakeNutrient) => Part): Parts {
  return Object.fromEntries(INTAKE_NUTRIENTS.map((nutrient) => [nutrient, part(nutrient)])) as Record<
    IntakeNutrient,
    Part
  >;
}

const NOTHING: Eaten = {
  parts: perNutrient(() => EMPTY),
  energy: 0,
  openEnergy: 0,
  unread: 0,
  isRead: false,
};

const total = <T>(all: readonly T[], value: (one: T) => number): number =>
  all.reduce((sum, one) => sum + value(one), 0);

const sumOf = (parts: readonly Part[]): Part => ({
  least: total(parts, ({ least }) => least),
  chosen: total(parts, ({ chosen }) => chosen),
  most: total(parts, ({ most }) => most),
  covered: total(parts, ({ covered }) => covered),
  foods: parts.flatMap(({ foods }) => foods),
});

/** One or the other: the first is the chosen one. */
function rangeOf(parts: readonly Part[]): Part {
  const [first = EMPTY] = parts;
  return {
    ...first,
    least: Math.min(...parts.map(({ least }) => least), first.least),
    most: Math.max(...parts.map(({ most }) => most), first.most),
  };
}
