import type { WrittenAmount } from './amount-at.ts';
import { doubt, type Span } from './answer.ts';
import { describe, isShortFor } from './brackets.ts';
import type { ItemDraft } from './draft.ts';
import { findFood, matchOf } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import { isContent, NEGATING_VERBS, SEASONING } from './lexicon.ts';
import { freeRun } from './part-rules.ts';
import type { Classified, Part } from './parts.ts';
import { areSeasonings, isSeasoned } from './seasonings.ts';
import { isOfEach, weighsPair } from './whose-amount.ts';

/** A line while its parts are put together. */
export interface Composing {
  readonly index: FoodIndex;
  /** Puts the parts inside brackets together. */
  readonly inner: (parts: readonly Part[]) => readonly ItemDraft[];
  drafts: ItemDraft[];
  advice: boolean;
  /** After advice, words without an amount belong to it. */
  skipping: boolean;
  /** After "evitar" or "trocar" nothing is counted until the sentence ends. */
  against: boolean;
  /** What stands against has an amount, so amounts behind it may too. */
  measuredAgainst: boolean;
  /** It is a sentence of its own, so a measured food behind a comma may belong to it: "… Evitar doces, 2 latas de refrigerante". */
  sentenceAgainst: boolean;
  /** The first amount of a food that was left aside as advice. */
  lost?: WrittenAmount;
  /** An amount that stands before its food: "30 g – whey". */
  pending: WrittenAmount[];
  /** Where advice stands in the line. */
  leftAside: Span[];
  /** "À vontade: …", "Temperar com …": what follows without an amount is free. */
  freeAhead: boolean;
  lastGroup: number;
  /** Dishes that stand for what follows them: "omelete com 2 ovos". */
  readonly titles: ItemDraft[];
}

/** What a rule has understood and does not count: advice, a title, the kind of a food that follows. */
export function leaveAside(line: Composing, { words, amounts }: Pick<Part, 'words' | 'amounts'>): void {
  for (const { from, to } of words) line.leftAside.push([from, to]);
  for (const { span, measure } of amounts) line.leftAside.push(span, ...(measure ? [measure.span] : []));
}

export function leaveAllAside(line: Composing, part: Part): void {
  leaveAside(line, part);
  for (const parts of part.inner) for (const one of parts) leaveAllAside(line, one);
}

/** "1 pão, evitar manteiga, 1 copo de leite": the milk is eaten; not the soda in "1 pão, evitar 1 doce, 1 copo de refrigerante". */
export const resumes = (line: Composing, { join, amounts }: Part, { kind }: Classified): boolean =>
  join === 'comma' &&
  amounts.length > 0 &&
  kind === 'food' &&
  line.drafts.length > 0 &&
  !line.measuredAgainst;

/** "2 fatias de mortadela: evitar": what stands before is not eaten. */
export const appliesToAll = ({ join, words }: Part): boolean =>
  (join === 'colon' || join === 'dash') && words.every((word) => NEGATING_VERBS.has(word.text));

export function addDraft(line: Composing, part: Part, found: Classified, group?: number): ItemDraft {
  const { kind, words, match } = found;
  const measured = part.amounts.length > 0;
  const amounts = isMeasuredApart(part) ? [...part.amounts] : [...pendingFor(line, part), ...part.amounts];
  // "2 ovos com sal a gosto", "150 g de frango temperado a gosto": a food with a number of its own is counted.
  const isCounted = amounts.some(({ implied }) => !implied) && !areSeasonings(words);
  const draft: ItemDraft = {
    group: group ?? ++line.lastGroup,
    words,
    amounts,
    ...(match && { match }),
    kind: kind === 'food' || kind === 'dish' || kind === 'category' ? kind : 'unknown',
    free: !isCounted && (part.free || (line.freeAhead && !measured)),
    trace: !isCounted && part.trace,
    with: part.join === 'with' || (part.join === 'and' && !measured && isDish(line.drafts.at(-1))),
    join: part.join,
    listed: false,
    shared: false,
    inChoice: false,
    doubts: [],
  };
  // "2 fatias de tomate à vontade": the one or the other.
  if (part.free && isCounted && !words.some(isSeasoned)) draft.doubts.push(doubt('two-counts'));
  // "2 - Pão com ovo": how many, or the second of a list.
  if (part.join === 'dash' && !measured && draft.amounts.some(({ measure, total }) => !measure && !total))
    draft.doubts.push(doubt('unused-number', String(draft.amounts[0]?.quantity?.value)));
  // "3 panquecas com 20 g de aveia cada"
  if (measured && isOfEach(part.words) && part.amounts.some(({ total }) => total))
    draft.doubts.push(doubt('one-or-all'));
  line.drafts.push(draft);
  if (part.free && !measured && part.join !== undefined && part.join !== 'stop') freeRun(line.drafts);
  addInner(line, draft, part);
  return draft;
}

/** "1 – 2 ovos": the number of a list, or the least of a range. It is left over, which is a doubt. */
function pendingFor(line: Composing, { amounts }: Part): WrittenAmount[] {
  const pending = line.pending.splice(0);
  return amounts.length === 0 ? pending : pending.filter(({ measure, total }) => measure || total);
}

/** "Frango com batata e cenoura – 1 concha": one more thing in a dish whose amount is still to come. */
const isDish = (before: ItemDraft | undefined): boolean =>
  before?.match?.food.group === 'Preparações' && before.amounts.length === 0 && !before.free;

/** "1 colher rasa, picada de farofa (15 g)", "4 colheres ou 100 g de arroz": what stood before is its amount too. */
const isMeasuredApart = (part: Part): boolean =>
  part.amounts.length > 0 && (part.join === 'and' || isApart(part));

const APART = new Set<Part['join']>(['plus', 'semicolon', 'cell', 'stop']);

/** What stands before such a mark says nothing about what follows. */
export const isApart = ({ join }: Part): boolean => APART.has(join);

/** The foods in the brackets of a part, beside the food before them or in its place. */
export function addInner(line: Composing, draft: ItemDraft, part: Part): void {
  for (const parts of part.inner) {
    const change = describe(line.index, draft, parts, line.inner(parts));
    if (change.replace) for (const one of restated(line, draft, change.drafts)) drop(line, one);
    for (const one of change.drafts) {
      one.group = change.alternatives ? draft.group : one.group + line.lastGroup;
      line.drafts.push(one);
    }
    line.lastGroup = Math.max(line.lastGroup, ...change.drafts.map((one) => one.group));
    // What a food without an amount is made of changes no sum.
    if (change.amountOnly || (change.drafts.length === 0 && draft.amounts.length === 0))
      for (const one of parts) leaveAside(line, one);
  }
}

/** "1 tapioca com queijo (3 colheres de goma e 1 fatia de queijo)": the brackets name both again. */
function restated(line: Composing, draft: ItemDraft, inner: readonly ItemDraft[]): ItemDraft[] {
  const before = line.drafts.at(-2);
  const again = draft.with && before?.match ? inner.find((one) => isShortFor(one, before)) : undefined;
  if (again === undefined || before === undefined) return [draft];
  again.match = before.match;
  return [before, draft];
}

function drop(line: Composing, draft: ItemDraft): void {
  line.drafts = line.drafts.filter((one) => one !== draft);
  leaveAside(line, draft);
}

/** "feijão carioca ou preto": the first word of the food before and this one are a food. True if it is settled. */
export function addVariety(line: Composing, part: Part, current: ItemDraft): boolean {
  const [head] = current.match?.words ?? current.words.filter(isContent);
  if (head === undefined || current.match === undefined) return false;
  const words = [head, ...part.words];
  const match = findFood(line.index, words);
  if (match === undefined || match.anotherHead || match.unexplained.length > 0 || match.words.length < 2)
    return false;
  if (match.food.id === current.match.food.id) leaveAside(line, part);
  else addDraft(line, part, { kind: 'food', words, match, act: false, seasoning: false }, current.group);
  return true;
}

/** A part without a food: an amount, a preparation, "à vontade". */
export function takeLoose(
  line: Composing,
  part: Part,
  found: Classified,
  current: ItemDraft | undefined,
): void {
  if (part.free && current === undefined) line.freeAhead = true;
  if (current === undefined) {
    line.pending.push(...part.amounts);
    return;
  }
  const either = part.join === 'or' || part.join === 'slash';
  // "1 pão francês ou (2 fatias de pão de forma + 1 ovo)": all of the brackets stands for the food before them.
  if (either && found.kind === 'empty')
    for (const one of part.inner.flatMap((parts) => line.inner(parts)))
      line.drafts.push(Object.assign(one, { group: current.group }));
  else if (part.amounts.length === 0) addInner(line, current, part);
  if (part.free) freeRun(line.drafts);
  // "arroz integral/branco – 100 g": the amount of both.
  if (either && found.words.length > 0 && addVariety(line, part, current)) return;
  if (found.words.length > 0 && !either && part.join !== 'stop') qualify(line, found, current);
  if (found.kind !== 'amount') return;
  takeAmount(line, part, current);
  // "Fruta – 1 unidade (maçã, pera)"
  if (current.match?.food.generic === true || current.kind === 'category') addInner(line, current, part);
}

function takeAmount(line: Composing, part: Part, current: ItemDraft): void {
  const before = line.drafts.at(-2);
  // "Carne moída com legumes – 4 colheres": the amount of both.
  if (before !== undefined && weighsPair(before, current, part.amounts)) {
    line.drafts.pop();
    leaveAside(line, current);
    before.amounts.push(...part.amounts);
    if (!current.words.some((word) => SEASONING.has(word.key)))
      before.doubts.push(doubt('with-other', current.words.map((word) => word.text).join(' ')));
  } else if (current.amounts.length === 0) current.amounts.push(...part.amounts);
  else if (part.join === 'plus') line.pending.push(...part.amounts);
  // "cozida e escorrida (320 g)" says how it is prepared; "2 ovos e 1" says nothing that is known.
  else if (part.join === 'or')
    current.amounts.push(...part.amounts.map((amount) => ({ ...amount, restates: true })));
  else if (part.join !== 'and' || part.words.length > 0) current.amounts.push(...part.amounts);
}

/** "Batata, doce, cozida": words that make the name longer or say how the food is prepared. */
function qualify(line: Composing, found: Classified, current: ItemDraft): void {
  const words = [...current.words, ...found.words];
  const match = matchOf(line.index, words, current.amounts, true);
  if (match === undefined || current.match === undefined || match.words.length < current.match.words.length)
    return;
  current.words = words;
  current.match = match;
}
