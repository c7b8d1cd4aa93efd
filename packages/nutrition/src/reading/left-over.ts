import { type Doubt, doubtAt, type Item, type Span } from './answer.ts';
import type { Composed } from './compose.ts';
import type { ItemDraft } from './draft.ts';
import type { Word } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import { DISHES, NO_EFFECT_WORDS, NUMBER_WORDS, PREPARATIONS, SEASONING } from './lexicon.ts';
import { isNumber } from './quantities.ts';
import type { Remarks } from './remarks.ts';
import { readTokens, type Token } from './tokens.ts';

/** A line of a plan is shorter; what stands further on is not read, and a doubt. */
export const LONGEST = 800;
export const MOST_TOKENS = 64;

/** What the rules have taken of a line, and what they left aside on purpose. */
export interface Taken {
  readonly drafts: readonly ItemDraft[];
  /** Advice and things that are no food: nothing in it is eaten. */
  readonly leftAside: readonly Span[];
  /** Words that a rule has understood and that are no item: a pinch, a nutrient. */
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

/** A food with an amount in what the remarks took for a note, or in advice: "ver receita abaixo e 1 banana". */
export function lostIn(
  index: FoodIndex,
  folded: string,
  { line }: Remarks,
  { lost }: Composed,
): Doubt | undefined {
  if (lost !== undefined) {
    const [from, to] = lost.span;
    return doubtAt('unused-number', { text: folded.slice(from, to), from, to });
  }
  if (line === folded) return undefined;
  let erased = '';
  for (let i = 0; i < folded.length; i++) erased += line[i] === folded[i] ? ' ' : folded[i];
  if (!/[\d½¼¾⅓⅔]/.test(erased)) return undefined;
  const { tokens } = readTokens(erased, MOST_TOKENS);
  return tokens.flatMap((token, i) => {
    const isFood = tokens
      .slice(i + 1, i + 6)
      .some((one) => one.kind === 'word' && !DISHES.has(one.key) && isFoodWord(index, one));
    return token.kind === 'number' && isFood ? [doubtAt('unused-number', token)] : [];
  })[0];
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
