import { isDenied } from './denials.ts';
import type { Element } from './elements.ts';
import { NO_EFFECT_WORDS } from './lexicon.ts';
import { letterAt } from './measure-at.ts';
import type { Token } from './tokens.ts';

/** "sem açúcar" and "com casca" are one word each. */
export function wordAt(tokens: readonly Token[], at: number, out: Element[]): number {
  const token = tokens[at];
  if (token === undefined) return at + 1;
  const without = token.text === 'sem';
  if (without || token.text === 'com') {
    const place = deniedAt(tokens, at + 1);
    const next = tokens[place];
    const key = `${token.text}_${next?.key}`;
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
