import { leftOver } from './accounting.ts';
import type { Item, Reading, ReadingOptions, Span, Status } from './answer.ts';
import { type Composed, compose } from './compose.ts';
import { type Denial, denialsIn } from './denials.ts';
import { type Doubt, doubt, doubtAt } from './doubts.ts';
import type { Draft } from './draft.ts';
import { elementsOf } from './elements.ts';
import { foldLine } from './fold.ts';
import type { FoodIndex } from './food-index.ts';
import { itemOf, withDoubt } from './item-of.ts';
import { partsOf } from './parts.ts';
import { type Remarks, remarksOf } from './remarks.ts';
import { readTokens } from './tokens.ts';

/** A line of a plan is shorter; what stands further on is not read, and a doubt. */
const LONGEST = 800;
const MOST_TOKENS = 64;

/** Reads one line: which foods it names, how much of each, and how sure that is. Never changes the text. */
export function readLine(index: FoodIndex, text: string, options: ReadingOptions = {}): Reading {
  const folded = foldLine(text.slice(0, LONGEST));
  const remarks = remarksOf(folded);
  const { tokens, isCut } = readTokens(remarks.line, MOST_TOKENS);
  const used: Span[] = [];
  const composed = compose(index, partsOf(elementsOf(index, tokens, used)));
  const denials = denialsIn(folded);
  const denied = denials.flatMap(({ tags }) => tags);
  if (isAdvice(composed, remarks)) return { text, status: 'not-food', items: [], denied };
  doubtDenied(composed.drafts, denials);
  const items = settled(
    composed.drafts.map((draft) => {
      const item = itemOf(index, text, folded, draft, denied, options.decisions);
      const open = isCut || text.length > LONGEST ? doubt('long') : doubtOf(remarks);
      return open === undefined || item.role !== 'chosen' ? item : withDoubt(item, open);
    }),
  );
  const rest = items.some(isSure) ? leftOver(index, tokens, { ...composed, used }, items) : undefined;
  const accounted = rest ? items.map((item) => (isSure(item) ? withDoubt(item, rest) : item)) : items;
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

const isSure = ({ role, confidence }: Item): boolean => role === 'chosen' && confidence === 'sure';

/** A food that holds what the words behind it deny is another food: "queijo muçarela sem lactose". */
function doubtDenied(drafts: readonly Draft[], denials: readonly Denial[]): void {
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

function doubtOf({ frequency, limit }: Remarks): Doubt | undefined {
  if (frequency) return doubt('frequency');
  return limit ? doubt('limit') : undefined;
}

/** In each group the first item with grams is counted; the others are alternatives. */
function settled(items: readonly Item[]): Item[] {
  const chosen = new Map<number, Item>();
  const first = new Map<number, Item>();
  for (const item of items) {
    if (!first.has(item.group)) first.set(item.group, item);
    if (item.role === 'chosen' && !chosen.has(item.group)) chosen.set(item.group, item);
  }
  const numbers = new Map([...first.keys()].map((group, i) => [group, i + 1]));
  return items.map((item) => {
    const counted = chosen.get(item.group);
    const isFirst = item === first.get(item.group);
    const group = numbers.get(item.group) ?? item.group;
    const keeps = item.role === 'free' || (isFirst && (counted === undefined || item === counted));
    if (keeps) return group === item.group ? item : { ...item, group };
    if (item !== counted) return { ...item, group, role: 'alternative' };
    return withDoubt({ ...item, group }, doubt('first-unknown'));
  });
}

function statusOf(items: readonly Item[], composed: Composed, remarks: Remarks): Status {
  const has = (role: Item['role']): boolean => items.some((item) => item.role === role);
  if (has('chosen')) return has('unknown') ? 'partial' : 'counted';
  if (has('unknown')) return 'unknown';
  if (has('free')) return 'free';
  const said = composed.amounts.length > 0;
  return composed.advice || remarks.heading || remarks.time || remarks.frequency || !said
    ? 'not-food'
    : 'unknown';
}
