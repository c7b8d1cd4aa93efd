import { foldLetters } from '@alecrim/domain/pure';
import {
  type Decision,
  type Doubt,
  doubt,
  doubtAt,
  type Item,
  type Reading,
  type ReadingOptions,
  type Span,
  type Status,
} from './answer.ts';
import { type Composed, compose } from './compose.ts';
import { type Denial, denialsIn } from './denials.ts';
import type { ItemDraft } from './draft.ts';
import { elementsOf } from './elements.ts';
import type { Word } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import { itemOf, withDoubt } from './item-of.ts';
import { CATEGORIES, NO_EFFECT_WORDS, NUMBER_WORDS, PREPARATIONS, SEASONING } from './lexicon.ts';
import { doubtChoice, openAmount } from './open-amounts.ts';
import { partsOf } from './parts.ts';
import { isNumber } from './quantities.ts';
import { type Remarks, remarksOf } from './remarks.ts';
import type { Decisions } from './settled.ts';
import { readTokens, type Token } from './tokens.ts';

/** A line of a plan is shorter; what stands further on is not read, and a doubt. */
const LONGEST = 800;
const MOST_TOKENS = 64;

/** Reads one line: which foods it names, how much of each, and how sure that is. Never changes the text. */
export function readLine(index: FoodIndex, text: string, options: ReadingOptions = {}): Reading {
  const folded = foldLetters(text.slice(0, LONGEST));
  const remarks = remarksOf(folded);
  const { tokens, isCut } = readTokens(remarks.line, MOST_TOKENS);
  const used: Span[] = [];
  const composed = compose(index, partsOf(elementsOf(index, tokens, used)));
  const denials = denialsIn(folded);
  const denied = denials.flatMap(({ tags }) => tags);
  if (isAdvice(composed, remarks)) return { text, status: 'not-food', items: [], denied };
  doubtDenied(composed.drafts, denials);
  doubtChoice(composed.drafts, folded);
  const howMuch = openAmount(folded);
  const items = settled(
    composed.drafts.map((draft) => {
      const item = itemOf(index, text, folded, draft, denied, options.decisions);
      const open = isCut || text.length > LONGEST ? doubt('long') : (doubtOf(remarks, item) ?? howMuch);
      return open === undefined || item.role !== 'chosen' ? item : withDoubt(item, open, options.decisions);
    }),
    options.decisions,
  );
  const rest = items.some(isChosen) ? leftOver(index, tokens, { ...composed, used }, items) : undefined;
  const accounted = rest ? items.map((item) => withRest(item, rest, options.decisions)) : items;
  const told = accounted.map((item) => withWrittenWords(item, text, folded));
  return { text, status: statusOf(told, composed, remarks), items: told, denied };
}

/** Reasons quote words as they were written, with accents; the rules know them folded, sign by sign in the same places. */
function withWrittenWords(item: Item, text: string, folded: string): Item {
  if (!item.reason.includes('“')) return item;
  const reason = item.reason.replace(/“([^”]+)”/g, (quote, words: string) => {
    const at = folded.indexOf(words);
    return at < 0 ? quote : `“${text.slice(at, at + words.length)}”`;
  });
  return { ...item, reason };
}

const isChosen = ({ role }: Item): boolean => role === 'chosen';

/** The food that she chose for "peixe (tilápia)" explains the rest by its name. */
function withRest(item: Item, rest: Doubt, decisions: Decisions | undefined): Item {
  const name =
    item.food && decisions?.get(item.subject)?.food === item.food.id ? foldLetters(item.food.name) : '';
  const isExplained = rest.words.some((word) => name.includes(word));
  return isChosen(item) && !isExplained ? withDoubt(item, rest, decisions) : item;
}

/** A food that holds what the words behind it deny is another food: "queijo muçarela sem lactose". */
function doubtDenied(drafts: readonly ItemDraft[], denials: readonly Denial[]): void {
  for (const denial of denials) {
    const before = drafts.filter(({ words: [first] }) => first !== undefined && first.from <= denial.from);
    const { group } = before.at(-1) ?? drafts[0] ?? {};
    for (const draft of drafts)
      if (draft.group === group && denial.tags.some((tag) => draft.match?.food.tags.includes(tag)))
        draft.doubts.push(doubtAt('without', denial));
  }
}

/** Food words inside advice or beside a frequency, none of them with an amount: "Carne vermelha: no máximo 2 vezes". */
function isAdvice({ drafts, advice }: Composed, remarks: Remarks): boolean {
  const measured = drafts.some((draft) => draft.amounts.length > 0 || draft.free || draft.trace);
  if (measured) return false;
  // A sentence: more words that are no food than foods, and no amount.
  const unknown = drafts.filter((draft) => draft.kind === 'unknown').length;
  return advice || remarks.frequency || (unknown > 1 && unknown > drafts.length / 2);
}

function doubtOf({ frequency, limit, example }: Remarks, { foodSpan }: Item): Doubt | undefined {
  if (frequency) return doubt('frequency');
  if (limit) return doubt('limit');
  return foodSpan !== undefined && foodSpan[0] >= example ? doubt('example') : undefined;
}

/** "1 fruta", "1 suco": which one decides what it weighs and holds. */
const isOpenKind = ({ food, subject }: Item): boolean =>
  food?.generic === true && food.typical !== true && CATEGORIES.has(subject.split(' ')[0] ?? '');

/** In each group the first item with grams is counted; the others are alternatives. */
function settled(items: readonly Item[], decisions: Decisions | undefined): Item[] {
  const chosen = new Map<number, Item>();
  const first = new Map<number, Item>();
  for (const item of items) {
    if (!first.has(item.group)) first.set(item.group, item);
    const before = chosen.get(item.group);
    // "1 fatia de fruta ou 200 ml de suco de uva": a food rather than a kind of food.
    const isBetter = before === undefined || (isOpenKind(before) && !isOpenKind(item));
    if (item.role === 'chosen' && isBetter) chosen.set(item.group, item);
  }
  const numbers = new Map([...first.keys()].map((group, i) => [group, i + 1]));
  return items.map((item) => {
    const counted = chosen.get(item.group);
    const isFirst = item === first.get(item.group);
    const group = numbers.get(item.group) ?? item.group;
    const keeps = item.role === 'free' || (isFirst && (counted === undefined || item === counted));
    if (keeps) return group === item.group ? item : { ...item, group };
    if (item !== counted) return { ...item, group, role: 'alternative' };
    return withDoubt({ ...item, group }, doubt('first-unknown'), decisions);
  });
}

function statusOf(items: readonly Item[], composed: Composed, remarks: Remarks): Status {
  const has = (role: Item['role']): boolean => items.some((item) => item.role === role);
  if (has('chosen')) return has('unknown') ? 'partial' : 'counted';
  if (has('unknown')) return 'unknown';
  if (has('free')) return 'free';
  const hasAmounts = composed.amounts.length > 0;
  return composed.advice || remarks.heading || remarks.time || remarks.frequency || !hasAmounts
    ? 'not-food'
    : 'unknown';
}

/** What the rules have taken of a line, and what they left aside on purpose. */
export interface Taken {
  readonly drafts: readonly ItemDraft[];
  /** Advice and things that are no food: nothing in it is eaten. */
  readonly leftAside: readonly Span[];
  /** What is understood and is no item: a pinch, a nutrient. */
  readonly used: readonly Span[];
}

/** By place in the line. One for all lines: making it anew costs more than the check. */
const taken = new Uint8Array(LONGEST);

/**
 * A reading is sure only if it accounts for the whole line: every number, every "ou" and every word for a food belongs to
 * an item. What is left over is the doubt, with its place. Returns one doubt at most: one is enough to look at the line.
 */
export function leftOver(
  index: FoodIndex,
  tokens: readonly Token[],
  all: Taken,
  items: readonly Item[],
): Doubt | undefined {
  taken.fill(0);
  for (const [start, end] of spansOf(all)) taken.fill(1, start, end);
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'mark' || taken[token.from] === 1) continue;
    if (token.kind === 'number' || isAmountWord(tokens, i)) return doubtAt('unused-number', token);
    if (token.text === 'ou') {
      if (isOpenOr(index, tokens, i, items)) return doubtAt('unused-or', token);
    } else if (isFoodWord(index, token)) return doubtAt('unused-word', token);
  }
  return undefined;
}

/** "2 no café e dois no jantar", "1 banana e meia"; not "cortado ao meio", nor "uma", which is an article. */
function isAmountWord(tokens: readonly Token[], at: number): boolean {
  const { text = '' } = tokens[at] ?? {};
  const value = NUMBER_WORDS.get(text) ?? 0;
  return value > 1 || (value > 0 && value < 1 && tokens[at - 1]?.text === 'e');
}

/** A word that begins the name of a food, and is no preparation, no seasoning and no number. */
function isFoodWord(index: FoodIndex, token: Token): boolean {
  const { key } = token;
  if (isNumber(token) || PREPARATIONS.has(key) || NO_EFFECT_WORDS.has(key) || SEASONING.has(key))
    return false;
  return index.byHead.has(key);
}

function spansOf({ drafts, leftAside, used }: Taken): Span[] {
  const spans: Span[] = [...leftAside, ...used];
  const add = (words: readonly Word[]) => {
    for (const { from, to } of words) spans.push([from, to]);
  };
  for (const { words, match, amounts } of drafts) {
    add(words);
    add(match?.words ?? []);
    for (const { span, measure } of amounts) {
      // "(Colher de sopa (20 g): 2)": what stands between the measure and its number belongs to both.
      const [start, end] = measure && measure.span[1] > 0 ? measure.span : span;
      spans.push([Math.min(start, span[0]), Math.max(end, span[1])]);
    }
  }
  return spans;
}

/** Between two foods it makes alternatives; between preparations, sizes or amounts it joins nothing that is counted. */
function isOpenOr(index: FoodIndex, tokens: readonly Token[], at: number, items: readonly Item[]): boolean {
  const { from = 0 } = tokens[at] ?? {};
  const before = items.filter(({ foodSpan }) => foodSpan !== undefined && foodSpan[0] < from).at(-1);
  const after = items.find(({ foodSpan }) => foodSpan !== undefined && foodSpan[0] > from);
  const names = tokens
    .slice(at + 1, at + 4)
    .some(({ key, kind }) => kind === 'word' && index.byHead.has(key));
  return names && before !== undefined && after !== undefined && before.group !== after.group;
}

// Some megabytes at most. A longer line is rarely written twice.
const KEPT_LINES = 4_000;
const KEPT_CHARACTERS = 160;

export type LineReader = (text: string) => Reading;

/** Reads each line once: plans repeat their lines, and a save reads all of them again. */
export function lineReader(index: FoodIndex, decisions?: ReadonlyMap<string, Decision>): LineReader {
  const kept = new Map<string, Reading>();
  return (text) => {
    const before = kept.get(text);
    if (before !== undefined) return before;
    const reading = readLine(index, text, { decisions });
    if (text.length > KEPT_CHARACTERS) return reading;
    if (kept.size >= KEPT_LINES) kept.clear();
    kept.set(text, reading);
    return reading;
  };
}
