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
import type { FoodIndex } from './food-index.ts';
import { itemOf, withDoubt } from './item-of.ts';
import { LONGEST, leftOver, lostIn, MOST_TOKENS } from './left-over.ts';
import { CATEGORIES } from './lexicon.ts';
import { doubtChoice, openAmount } from './open-amounts.ts';
import { partsOf } from './parts.ts';
import { type Remarks, remarksOf } from './remarks.ts';
import type { Decisions } from './settled.ts';
import { readTokens } from './tokens.ts';

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
  const rest = items.some(isChosen)
    ? (leftOver(index, tokens, { ...composed, used }, items) ?? lostIn(index, folded, remarks, composed))
    : undefined;
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
