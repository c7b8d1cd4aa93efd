import type { Item, Reading, ReadingOptions, Status } from './answer.ts';
import { type Composed, compose } from './compose.ts';
import type { Draft } from './draft.ts';
import { elementsOf } from './elements.ts';
import { foldLine } from './fold.ts';
import type { FoodIndex } from './food-index.ts';
import { itemOf } from './item-of.ts';
import { partsOf } from './parts.ts';
import { type Remarks, remarksOf } from './remarks.ts';
import { tokensOf } from './tokens.ts';

/** A line of a plan is shorter; what stands further on is not read. */
const LONGEST = 2000;

/** Reads one line: which foods it names, how much of each, and how sure that is. Never changes the text. */
export function readLine(index: FoodIndex, text: string, options: ReadingOptions = {}): Reading {
  const remarks = remarksOf(foldLine(text.slice(0, LONGEST)));
  const composed = compose(index, partsOf(elementsOf(index, tokensOf(remarks.line))));
  if (isAdvice(composed, remarks)) return { text, status: 'not-food', items: [] };
  const items = settled(
    composed.drafts.map((draft) => {
      const wording = wordingOf(text, draft);
      const item = itemOf(index, text, draft, options.decisions?.get(wording), wording);
      return remarks.frequency || remarks.limit || text.length > LONGEST ? doubted(item, remarks) : item;
    }),
  );
  return { text, status: statusOf(items, composed, remarks), items };
}

/** Food words inside advice or beside a frequency, none of them with an amount: "Carne vermelha: no máximo 2 vezes". */
function isAdvice({ drafts, advice }: Composed, remarks: Remarks): boolean {
  const measured = drafts.some((draft) => draft.amounts.length > 0 || draft.free || draft.trace);
  return (advice || remarks.frequency) && !measured;
}

function doubted(item: Item, remarks: Remarks): Item {
  if (item.role !== 'chosen' || item.grams === undefined) return item;
  const why = remarks.frequency ? 'a linha diz com que frequência' : 'a quantidade é um limite';
  return { ...item, confidence: 'unsure', reason: `${item.reason}; ${why}` };
}

/** In each group the first item with grams is counted; the others are alternatives. */
function settled(items: readonly Item[]): Item[] {
  const chosen = new Map<number, Item>();
  const first = new Map<number, Item>();
  for (const item of items) {
    if (!first.has(item.group)) first.set(item.group, item);
    if (item.role === 'chosen' && !chosen.has(item.group)) chosen.set(item.group, item);
  }
  return items.map((item) => {
    const counted = chosen.get(item.group);
    if (counted === undefined)
      return item === first.get(item.group) || item.role === 'free' ? item : { ...item, role: 'alternative' };
    if (item !== counted) return item.role === 'free' ? item : { ...item, role: 'alternative' };
    if (item === first.get(item.group)) return item;
    return { ...item, confidence: 'unsure', reason: `${item.reason}; a primeira alternativa não tem número` };
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

/** The words of an item with its amounts, folded, single spaces: the key of a decision. */
function wordingOf(text: string, draft: Draft): string {
  const spans = [
    ...draft.words.map((word) => [word.from, word.to] as const),
    ...(draft.shared ? [] : draft.amounts.map((amount) => amount.span)),
  ].sort((a, b) => a[0] - b[0]);
  return spans
    .map(([from, to]) => foldLine(text.slice(from, to)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
