import type { Food, Measure } from '../food.ts';
import { measureNamed } from '../measures.ts';
import { sayDecimal } from '../wording/say-amount.ts';
import { sizeOf } from '../wording/word-forms.ts';
import type { Weight, WrittenAmount } from './amount-at.ts';
import { type Doubt, doubt } from './answer.ts';
import { countsOf, ONE, tellingOf, writesGrams } from './counts.ts';
import { bySpoon, isUsual, ownMeasure, usualWeight } from './household-weights.ts';
import { isWide, type MeasureAt, type Quantity } from './quantities.ts';
import { disagree, isFar } from './two-counts.ts';
import { isKindKnown } from './vague-measures.ts';

export interface Weighed {
  readonly grams: number;
  /** Least and most, where the line gives a range. */
  readonly range?: readonly [number, number];
  readonly doubts: readonly Doubt[];
  /** How the grams came about, in Portuguese. */
  readonly how: string;
  readonly amount: WrittenAmount;
  readonly measure?: Measure;
}

interface Weighing {
  readonly siblings: readonly Food[];
  readonly size?: MeasureAt['size'];
  /** Joined to the food before it by "com". */
  readonly joined?: boolean;
  /** What one of the counted measure weighs, as the nutritionist decided. */
  readonly one?: number;
}

/** The grams of a food: written grams first, then grams of one, then the food's own household measures. */
export function weigh(
  food: Food,
  amounts: readonly WrittenAmount[],
  { siblings, size, joined = false, one }: Weighing,
): Weighed | undefined {
  const counts = countsOf(amounts);
  const grams = (other: WrittenAmount): number | undefined =>
    (other.total ? inGrams(food, other.total, other, 1) : byMeasure(food, other, size))?.grams;
  const counted = tellingOf(counts);
  const isWritten = amounts.some(writesGrams);
  if (counted !== undefined && !isWritten && isBareWeight(food, counted))
    return withoutUnit(food, counted, counted.quantity ?? ONE);
  if (one !== undefined && !isWritten) return byOwnWeight(one, counted, amounts);
  const each = amounts.find((amount) => amount.each !== undefined);
  if (each?.each !== undefined)
    return byEach(food, each, each.each, each.quantity ?? counted?.quantity ?? ONE);
  const written =
    amounts.find((amount) => amount.total?.kind === 'g') ??
    amounts.find((amount) => amount.total !== undefined);
  if (written?.total !== undefined) {
    const weighed = inGrams(food, written.total, written, 1);
    const other = amounts.find(
      ({ total, restates }) => total?.kind === 'g' && !restates && total !== written.total,
    );
    const open = written.restates
      ? undefined
      : counted && doubtfulTotal(food, weighed.grams, counted, size, joined, written.bracketed);
    const isOdd =
      (other?.total && isFar(other.total.value, weighed.grams)) ||
      disagree(amounts, written, weighed.grams, grams);
    const odd = isOdd ? doubt('two-counts') : open;
    return odd === undefined ? weighed : { ...weighed, doubts: [...weighed.doubts, odd] };
  }
  for (const count of counted === undefined ? [] : [counted, ...counts]) {
    const weighed = byMeasure(food, count, size) ?? bySibling(food, count, siblings, size);
    if (weighed === undefined) continue;
    const others = counts.flatMap((other) => (other === count ? [] : (grams(other) ?? [])));
    const isOdd =
      others.some((other) => other >= 2 * weighed.grams || other <= weighed.grams / 2) ||
      disagree(amounts, count, weighed.grams, grams);
    return isOdd ? { ...weighed, doubts: [...weighed.doubts, doubt('two-counts')] } : weighed;
  }
  return counted && byGroup(food, counted, size);
}

// Nobody eats so many of anything but of what weighs a few grams.
export const LEAST_BARE = 50;
const TINY = 10;

/** "Leite 200 + aveia 40": a number that counts no pieces. */
function isBareWeight({ measures }: Food, { quantity, measure }: WrittenAmount): boolean {
  if (measure !== undefined || (quantity?.value ?? 0) < LEAST_BARE) return false;
  return !measures.some(({ name, grams }) => name.startsWith('unidade') && grams < TINY);
}

function withoutUnit(food: Food, amount: WrittenAmount, { value }: Quantity): Weighed {
  const kind = food.density === undefined ? 'g' : 'ml';
  const weighed = inGrams(food, { kind, value }, amount, 1);
  return { ...weighed, doubts: [...weighed.doubts, doubt('no-unit', kind)] };
}

/** A measure that the food lacks, as other foods of its group have it. Own foods have only the measures that they were given. */
function byGroup(food: Food, amount: WrittenAmount, counted: MeasureAt['size']): Weighed | undefined {
  const name = amount.measure?.measure.name ?? 'unidade';
  const usual = food.isCustom || food.generic ? undefined : usualWeight(food, name);
  if (usual === undefined) return undefined;
  const size = amount.measure?.size ?? counted;
  const one = usual * (size?.factor ?? 1);
  const weighed = byOwnWeight(one, amount, [amount]);
  return {
    ...weighed,
    how: `${sayDecimal(amount.quantity?.value ?? 1)} × ${name} de ${sayDecimal(one)} g`,
    doubts: [...weighed.doubts, doubt('usual-weight', name)],
  };
}

/** The nutritionist has decided what one weighs. */
function byOwnWeight(
  one: number,
  counted: WrittenAmount | undefined,
  amounts: readonly WrittenAmount[],
): Weighed {
  const { quantity = ONE } = counted ?? {};
  const range = quantity.range && ([quantity.range[0] * one, quantity.range[1] * one] as const);
  const amount = counted ?? amounts[0] ?? { span: [0, 0], ofNext: false };
  return {
    grams: one * quantity.value,
    ...(range && { range }),
    doubts: wideDoubt(quantity),
    how: `${sayDecimal(quantity.value)} × ${sayDecimal(one)} g: decisão sua`,
    amount,
  };
}

/** The measure of the same food prepared in another way: "1 abobrinha ralada" weighs about as much as a cooked one. */
function bySibling(
  food: Food,
  amount: WrittenAmount,
  siblings: readonly Food[],
  size: MeasureAt['size'],
): Weighed | undefined {
  for (const sibling of siblings) {
    const weighed = sibling.id === food.id ? undefined : byMeasure(sibling, amount, size);
    if (weighed !== undefined)
      return { ...weighed, doubts: [...weighed.doubts, doubt('sibling', sibling.name)] };
  }
  return undefined;
}

function inGrams(food: Food, weight: Weight, amount: WrittenAmount, times: number): Weighed {
  const density = weight.kind === 'g' ? 1 : (food.density ?? 1);
  const grams = weight.value * density * times;
  const doubts = weight.kind === 'ml' && food.density === undefined ? [doubt('density')] : [];
  if (food.weighedRaw) doubts.push(doubt('raw-recipe'));
  const wide = weight.range !== undefined && (weight.range[1] - weight.range[0]) / weight.value > 0.5;
  if (wide) doubts.push(doubt('range'));
  const range =
    weight.range && ([weight.range[0] * density * times, weight.range[1] * density * times] as const);
  return {
    grams,
    ...(range && { range }),
    doubts,
    how: `${sayDecimal(weight.value)} ${weight.kind} escritos`,
    amount,
  };
}

function byEach(food: Food, amount: WrittenAmount, each: Weight, quantity: Quantity): Weighed {
  const weighed = inGrams(food, each, amount, quantity.value);
  const how = `${sayDecimal(quantity.value)} × ${sayDecimal(each.value)} ${each.kind}`;
  return { ...weighed, how, doubts: [...weighed.doubts, ...wideDoubt(quantity)] };
}

// Written grams that are further from what the measure weighs belong to something else, or one of the two is a slip.
const LEAST_SHARE = 0.4;
const MOST_SHARE = 2.2;

/**
 * "2 unidades (55 g)", "2 hambúrgueres de 90 g": is it both, or one? Where one unit weighs about as much, it stays open; of
 * pieces sooner than of measures. "Pão com 1 fatia de queijo (70 g)": far more than the slice weighs, so it may be all of it.
 */
function doubtfulTotal(
  food: Food,
  total: number,
  counted: WrittenAmount,
  size: MeasureAt['size'],
  joined: boolean,
  bracketed = false,
): Doubt | undefined {
  const times = counted.quantity?.value ?? 1;
  const measured = byMeasure(food, counted, size);
  if (measured === undefined) return undefined;
  const share = total / measured.grams;
  // "½ pote de iogurte (170 g)": half of them, or all.
  if (times < 1 && share > 1.5 && share * times > 0.6 && share * times < 1.7) return doubt('one-or-all');
  if (joined && share > 1.7) return doubt('of-all');
  const isVague = counted.measure?.measure.vague === true;
  if (
    !isVague &&
    !(share * times > 0.6 && share * times < 1.7) &&
    (share < LEAST_SHARE || share > MOST_SHARE)
  )
    return doubt('odd-weight');
  if (times < 2) return undefined;
  const isPieces = counted.measure === undefined && !bracketed;
  const isLess = share < (isPieces ? 0.85 : 0.62);
  return isLess && share * times > 0.6 && share * times < 1.7 ? doubt('one-or-all') : undefined;
}

const GLASS = 50;

function byMeasure(food: Food, amount: WrittenAmount, counted: MeasureAt['size']): Weighed | undefined {
  const quantity = amount.quantity ?? ONE;
  const written = amount.measure?.size ?? counted;
  // A spoon of oil is full in either case.
  const level = food.density !== undefined && written?.name === 'rasa';
  const named = amount.measure?.measure ?? measureNamed('unidade');
  if (named === undefined) return undefined;
  // "aveia em flocos finos": a spoon is neither thin nor thick.
  const thickness = named.ml !== undefined && (written?.name === 'fina' || written?.name === 'grossa');
  const size = level || thickness ? undefined : written;
  const canPour = named.ml !== undefined && food.density !== undefined;
  // A bare glass of a liquid is what such a glass holds, not the weight of one of another kind.
  const isGlass = canPour && named.vague === true && (named.ml ?? 0) >= GLASS;
  const found = ownMeasure(food, named.name, isGlass ? [] : (named.or ?? []), size);
  const poured = found === undefined && canPour;
  const one =
    found?.grams ?? (poured ? (named.ml ?? 0) * (food.density ?? 1) * (size?.factor ?? 1) : undefined);
  const spoon = one === undefined ? bySpoon(food, named.name, named.ml) : undefined;
  const grams = one ?? (spoon === undefined ? undefined : spoon * (size?.factor ?? 1));
  if (grams === undefined) return undefined;
  const doubts = wideDoubt(quantity);
  // A piece of a size that the list weighs is known: "1 pedaço pequeno de batata-doce".
  const isWeighedPiece =
    named.name === 'pedaço' && found?.exact === true && size !== undefined && isUsual(food, found.measure);
  const isKnown = named.vague === true && isKindKnown(food, named, grams, quantity.value);
  if (named.vague && !food.isCustom && !isWeighedPiece && !isKnown) doubts.push(doubt('vague', named.name));
  if (spoon !== undefined) doubts.push(doubt('other-spoon'));
  if (found !== undefined && !found.exact && !isKnown)
    doubts.push(doubt('other-measure', found.measure.name, named.name));
  if (amount.implied) doubts.push(doubt('implied'));
  const range = quantity.range && ([quantity.range[0] * grams, quantity.range[1] * grams] as const);
  const label = found?.exact ? found.measure.name : named.name;
  const sizeName = size && sizeOf(label, size.name);
  const sized = sizeName !== undefined && !label.includes(sizeName) ? ` ${sizeName}` : '';
  return {
    grams: grams * quantity.value,
    ...(range && { range }),
    doubts,
    how: `${sayDecimal(quantity.value)} × ${label}${sized} de ${sayDecimal(grams)} g`,
    amount,
    ...(found && { measure: found.measure }),
  };
}

function wideDoubt(quantity: Quantity): Doubt[] {
  return isWide(quantity) ? [doubt('range')] : [];
}
