import { isDenied } from './denials.ts';
import type { Element } from './elements.ts';
import { withoutDiminutive } from './fold.ts';
import type { FoodIndex } from './food-index.ts';
import { FREE_WORDS, NO_EFFECT_WORDS, PREPARATIONS, RELEASED_WORDS, TRACES } from './lexicon.ts';
import { letterAt, quantityAt } from './quantities.ts';
import type { Token } from './tokens.ts';

/** "sem açúcar" and "com casca" are one word each. */
export function wordAt(tokens: readonly Token[], at: number, out: Element[]): number {
  const token = tokens[at];
  if (token === undefined) return at + 1;
  const without = isWithout(tokens, at);
  if (without || token.text === 'com') {
    const place = deniedAt(tokens, at + 1);
    const next = tokens[place];
    const key = `${without ? 'sem' : token.text}_${next?.key}`;
    if (next?.kind === 'word' && (without || NO_EFFECT_WORDS.has(key))) {
      out.push({
        is: 'word',
        word: { key, text: `${token.text} ${next.text}`, from: token.from, to: next.to },
      });
      return afterList(tokens, place + 1);
    }
  }
  const letter = out.at(-1)?.is === 'word' ? letterAt(tokens, at) : undefined;
  const { text, from, to } = token;
  const own = letter?.key ?? token.key;
  out.push({ is: 'word', word: { key: own || text, text, from, to } });
  return letter?.next ?? at + 1;
}

/** "sem lactose", "zero lactose". */
export const isWithout = (
  tokens: readonly { readonly text: string; readonly key: string }[],
  at: number,
): boolean =>
  tokens[at]?.text === 'sem' || (tokens[at]?.text === 'zero' && isDenied(tokens[at + 1]?.key ?? ''));

/** "sem o açúcar", "sem adição de açúcar". */
export function deniedAt(tokens: readonly { readonly text: string }[], at: number): number {
  let place = at;
  while (place < at + 3 && /^(de|o|a|adicao|qualquer)$/.test(tokens[place]?.text ?? '')) place++;
  return place;
}

/** "sem açúcar ou adoçante", "sem sal e gordura": all of it is left out. */
function afterList(tokens: readonly Token[], at: number): number {
  const join = tokens[at]?.text;
  const next = tokens[at + 1];
  const listed =
    (join === 'ou' || join === 'e' || join === 'nem') && next?.kind === 'word' && isDenied(next.key);
  return listed ? at + 2 : at;
}

export type Join =
  | 'or'
  | 'and'
  | 'with'
  | 'plus'
  | 'comma'
  | 'semicolon'
  | 'cell'
  | 'slash'
  | 'dash'
  | 'colon'
  | 'stop';

/** Only at these words can a join stand. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  'ou se e mais com no na nos nas recheado recheada recheados recheadas'.split(' '),
);

/** “À vontade”, “a gosto”, “um fio de”: an amount that is not weighed. */
export function freeAt(
  tokens: readonly Token[],
  at: number,
): { is: 'free' | 'trace'; next: number } | undefined {
  const text = tokens[at]?.text ?? '';
  const next = tokens[at + 1]?.text ?? '';
  if (text === 'a' && (/^vontad/.test(next) || next === 'gosto')) return { is: 'free', next: at + 2 };
  if (FREE_WORDS.has(text)) return { is: 'free', next: at + 1 };
  if (text === 'q' && tokens[at + 1]?.text === '.' && tokens[at + 2]?.text === 'b')
    return { is: 'free', next: at + 3 };
  if (text === 'sem' && next === 'limite') return { is: 'free', next: at + 2 };
  if (RELEASED_WORDS.has(text) && at > 0 && next !== 'de') return { is: 'free', next: at + 1 };
  // "um fio de óleo", "uma pitada de sal"
  const number = tokens[at]?.kind === 'number' || /^(uma?|duas|dois|algumas)$/.test(text);
  const trace = tokens[number ? at + 1 : at];
  if (trace?.kind === 'word' && TRACES.has(trace.key)) return { is: 'trace', next: number ? at + 2 : at + 1 };
  return undefined;
}

/** Words that join foods. Inside a name (“água e sal”, “com casca”) they join nothing. */
export function joinAt(
  index: FoodIndex,
  tokens: readonly Token[],
  at: number,
  before: readonly string[],
): { join: Join; next: number } | undefined {
  const text = tokens[at]?.text;
  const next = tokens[at + 1];
  if (text === 'ou') return { join: 'or', next: at + 1 };
  if (text === 'se' && next?.text === 'for') return { join: 'or', next: at + 2 };
  if (text === 'e' && next?.text === 'se' && tokens[at + 2]?.text === 'for')
    return { join: 'or', next: at + 3 };
  if (text === 'e' && next?.text === '/' && tokens[at + 2]?.text === 'ou')
    return { join: 'or', next: at + 3 };
  // Without an amount of the filling it is another dish.
  const filled = /^rechead[oa]s?$/.test(text ?? '') && next?.text === 'com';
  if (filled && quantityAt(tokens, at + 2) !== undefined) return { join: 'with', next: at + 2 };
  if (text === 'mais' && (next?.kind === 'number' || /^(uma?|dois|duas|meia)$/.test(next?.text ?? '')))
    return { join: 'plus', next: at + 1 };
  // "sem glúten e sem lactose": both are said of one food.
  if (text === 'e' && next?.text === 'sem') return undefined;
  if (text === 'com' || text === 'e') {
    const key = contentAfter(tokens, at)?.key ?? '';
    if (text === 'com' && NO_EFFECT_WORDS.has(`com_${key}`)) return undefined;
    const names = index.joints.get(`${before[0]} ${text} ${key}`) ?? [];
    // "bolachinha água e sal"
    const written =
      names.length === 0 ? before : before.flatMap((word) => [word, ...withoutDiminutive(word)]);
    if (names.some((name) => name.every((word) => written.includes(word)))) return undefined;
    return { join: text === 'e' ? 'and' : 'with', next: at + 1 };
  }
  const preposition = /^(no|na|nos|nas)$/.test(text ?? '');
  const inside = preposition
    ? (index.joints.get(`${before[0]} na ${contentAfter(tokens, at)?.key}`) ?? [])
    : [];
  if (inside.some((name) => name.every((word) => before.includes(word)))) return undefined;
  if (preposition && PREPARATIONS.get(contentAfter(tokens, at)?.key ?? '') === undefined)
    return { join: 'with', next: at + 1 };
  return undefined;
}

function contentAfter(tokens: readonly Token[], at: number): Token | undefined {
  const next = tokens[at + 1];
  return next?.kind === 'word' && /^(de|do|da|o|a|os|as)$/.test(next.text) ? tokens[at + 2] : next;
}
