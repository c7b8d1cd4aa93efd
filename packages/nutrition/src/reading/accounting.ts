import type { Item, Span } from './answer.ts';
import { type Doubt, doubtAt } from './doubts.ts';
import type { Draft } from './draft.ts';
import type { Word } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import { NO_EFFECT_WORDS, PREPARATIONS, SEASONING } from './lexicon.ts';
import { isNumber } from './numbers.ts';
import type { Token } from './tokens.ts';

/** What the rules have taken of a line, and what they left aside on purpose. */
export interface Taken {
  readonly drafts: readonly Draft[];
  /** Advice and things that are no food: nothing in it is eaten. */
  readonly leftAside: readonly Span[];
  /** What is understood and is no item: a pinch, a nutrient. */
  readonly used: readonly Span[];
}

/**
 * A reading is sure only if it accounts for the whole line: every number, every "ou" and every word for a food belongs to
 * an item. What is left over is the doubt, with its place. Returns one doubt at most: one is enough to look at the line.
 */
export function leftOver(
  index: FoodIndex,
  tokens: readonly Token[],
  taken: Taken,
  items: readonly Item[],
): Doubt | undefined {
  const spans = spansOf(taken);
  const isTaken = ({ from }: Token) => spans.some(([start, end]) => start <= from && from < end);
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'mark' || isTaken(token)) continue;
    if (token.kind === 'number') return doubtAt('unused-number', token);
    if (token.text === 'ou') {
      if (isOpenOr(index, tokens, i, items)) return doubtAt('unused-or', token);
    } else if (isFoodWord(index, token)) return doubtAt('unused-word', token);
  }
  return undefined;
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
