import type { Item, Reading, ReadingOptions, Span, Status } from './answer.ts';
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
  const folded = foldLine(text.slice(0, LONGEST));
  const remarks = remarksOf(folded);
  const composed = compose(index, partsOf(elementsOf(index, tokensOf(remarks.line))));
  if (isAdvice(composed, remarks)) return { text, status: 'not-food', items: [] };
  const items = settled(
    composed.drafts.map((draft) => {
      const wording = wordingOf(folded, draft);
      const item = itemOf(index, text, draft, options.decisions?.get(wording), wording);
      const doubt = text.length > LONGEST ? 'o item é longo demais' : doubtOf(remarks);
      return doubt === undefined ? item : doubted(item, doubt);
    }),
  );
  return { text, status: statusOf(items, composed, remarks), items };
}

/** Food words inside advice or beside a frequency, none of them with an amount: "Carne vermelha: no máximo 2 vezes". */
function isAdvice({ drafts, advice }: Composed, remarks: Remarks): boolean {
  const measured = drafts.some((draft) => draft.amounts.length > 0 || draft.free || draft.trace);
  if (measured) return false;
  // A sentence: more words that are no food than foods, and no amount.
  const unknown = drafts.filter((draft) => draft.kind === 'unknown').length;
  return advice || remarks.frequency || (unknown > 1 && unknown > drafts.length / 2);
}

function doubtOf({ frequency, limit }: Remarks): string | undefined {
  if (frequency) return 'o item diz com que frequência';
  return limit ? 'a quantidade é um limite' : undefined;
}

function doubted(item: Item, doubt: string): Item {
  if (item.role !== 'chosen') return item;
  return { ...item, confidence: 'unsure', reason: `${item.reason}; ${doubt}` };
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
    return {
      ...item,
      group,
      confidence: 'unsure',
      reason: `${item.reason}; a primeira alternativa não tem número`,
    };
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
function wordingOf(folded: string, draft: Draft): string {
  const spans: Span[] = draft.words.map(({ from, to }) => [from, to]);
  if (!draft.shared) for (const { span } of draft.amounts) spans.push(span);
  spans.sort((a, b) => a[0] - b[0]);
  return spans
    .map(([from, to]) => folded.slice(from, to))
    .join(' ')
    .replace(/\s+/g, ' ');
}
