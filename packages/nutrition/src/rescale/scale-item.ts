import type { Food } from '../food.ts';
import type { Amount } from '../reading/amount-at.ts';
import type { Item } from '../reading/answer.ts';
import { besideStep, countStep, isOpenSize, stepped, weightStep } from './steps.ts';

/** An amount with its new value; a range has two. */
export interface Scaled {
  readonly amount: Amount;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** A piece that grows or shrinks less than this stays one piece; beyond, their number changes too. */
const ONE_PIECE = [0.65, 1.6] as const;

/**
 * Scales every amount of an item and gives the ratio that the steps allow. The count leads and grams beside it follow;
 * where the count has no size of its own ("1 filé (100 g)") or is absent, the grams lead.
 */
export function scaleItem(item: Item, factor: number, scaled: Map<Amount, Scaled>): number {
  const { food, grams } = item;
  if (food === undefined || grams === undefined) return 1;
  const lead = leadOf(item);
  if (lead === undefined) return 1;
  // An amount that foods share was scaled with the first of them.
  const done = scaled.get(lead) ?? scaleLead(lead, food, grams, factor);
  scaled.set(lead, done);
  const ratio = ratioOf(done);
  for (const amount of item.amounts) {
    if (scaled.has(amount) || amount.quantity === undefined) continue;
    const follower = follow(amount, lead, item, food, ratio);
    if (follower !== undefined) scaled.set(amount, follower);
  }
  return weighedRatio(item, scaled, ratio);
}

const isCount = ({ total, quantity }: Amount): boolean => total === undefined && quantity !== undefined;

function leadOf({ amounts }: Item): Amount | undefined {
  const counts = amounts.filter(isCount);
  const count = counts.find(({ measure }) => measure?.measure.vague !== true) ?? counts[0];
  const weight = amounts.find(({ total, quantity }) => total?.kind === 'g' && quantity !== undefined);
  const written = weight ?? amounts.find(({ total }) => total !== undefined);
  if (count === undefined) return written;
  return written !== undefined && isOpenSize(count) ? written : count;
}

function scaleLead(amount: Amount, food: Food, grams: number, factor: number): Scaled {
  const before = valuesOf(amount);
  const step = isCount(amount)
    ? () => countStep(amount, food, grams / (amount.quantity?.value ?? 1))
    : (value: number) => weightStep(amount.total?.kind ?? 'g', value);
  return { amount, before, after: inSteps(before, factor, step) };
}

function follow(amount: Amount, lead: Amount, item: Item, food: Food, ratio: number): Scaled | undefined {
  const before = valuesOf(amount);
  if (!isCount(amount)) return { amount, before, after: inSteps(before, ratio, besideStep) };
  // One steak stays one steak: its grams say how large it is.
  const isPiece = isOpenSize(amount) && !isCount(lead);
  if (isPiece && ratio >= ONE_PIECE[0] && ratio < ONE_PIECE[1]) return undefined;
  const grams = (item.grams ?? 0) / (amount.quantity?.value ?? 1);
  const step = isPiece ? 1 : countStep(amount, food, grams);
  return { amount, before, after: inSteps(before, ratio, () => step) };
}

function inSteps(before: readonly number[], factor: number, step: (value: number) => number): number[] {
  const after = before.map((value) =>
    Math.abs(factor - 1) < 1e-9 ? value : stepped(value * factor, step(value * factor), value),
  );
  const [least = 0, most] = after;
  // The ends of a range stay apart.
  return most !== undefined && most <= least ? [least, least + step(least)] : after;
}

/** Of a count its number or the ends of its range; of a weight grams or millilitres. */
function valuesOf({ quantity, total }: Amount): readonly number[] {
  if (total !== undefined) return total.range ?? [total.value];
  return quantity?.range ?? [quantity?.value ?? 1];
}

const middle = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const ratioOf = ({ before, after }: Scaled): number => middle(after) / middle(before);

/** The reading takes written grams before a count, unless they are those of one measure. */
function weighedRatio({ amounts }: Item, scaled: ReadonlyMap<Amount, Scaled>, ratio: number): number {
  if (amounts.some(({ each }) => each !== undefined)) return ratio;
  const written =
    amounts.find(({ total }) => total?.kind === 'g') ?? amounts.find(({ total }) => total !== undefined);
  const done = written && scaled.get(written);
  return done === undefined ? ratio : ratioOf(done);
}
