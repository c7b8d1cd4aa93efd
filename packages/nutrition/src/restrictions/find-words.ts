import type { AvoidedFood } from './avoided-words.ts';
import type { Content } from './contents.ts';
import type { ContentMatch, LineContents } from './contents-in.ts';
import type { Certainty } from './finding.ts';
import { endOf, isWord, phraseOf } from './phrases.ts';

interface Found {
  readonly certainty: Certainty;
  readonly from: number;
  readonly to: number;
  /** The dish that usually has it, rather than the food itself. */
  readonly isDish: boolean;
}

const holds = ({ contains }: ContentMatch, contents: readonly Content[]) =>
  contents.some((one) => contains.has(one));
const mayHold = ({ mayContain }: ContentMatch, contents: readonly Content[]) =>
  contents.some((one) => mayContain.has(one));

/** Where a line names a food that somebody avoids, or a dish that has it. */
export function findWords(food: AvoidedFood, line: LineContents): Found[] {
  const named = [food.keys, ...food.aliases].flatMap((keys) => placesOf(keys, food, line));
  const dishes = line.matches.flatMap((match): Found[] => {
    const { from, to, usual } = match;
    if (named.some((one) => one.from < to && one.to > from)) return [];
    const isHeld = holds(match, food.contents);
    const isPossible =
      usual.includes(food.name) ||
      mayHold(match, food.contents) ||
      mayHold(match, food.mayBe) ||
      holds(match, food.mayBe);
    if (!isHeld && !isPossible) return [];
    return [{ certainty: isHeld ? 'contem' : 'pode_conter', from, to, isDish: true }];
  });
  return [...named, ...dishes];
}

function placesOf(
  keys: readonly string[],
  food: AvoidedFood,
  { tokens, matches, isLeftOut }: LineContents,
): Found[] {
  const [first] = keys;
  if (first === undefined) return [];
  const own = food.contents.length > 0 ? food.contents : [...(phraseOf(keys)?.contains ?? [])];
  const isFirst = keys === food.keys ? isWord : (key: string, wanted: string) => key === wanted;
  return tokens.flatMap((token, i): Found[] => {
    if (token.kind !== 'word' || !isFirst(token.key, first) || tokens[i - 1]?.text === 'sem') return [];
    const end = endOf(tokens, i, keys);
    const last = end === undefined ? undefined : tokens[end - 1];
    if (!last || isLeftOut(token.from)) return [];
    // "Leite de coco" is no "leite", "noz-moscada" no "noz".
    const around = matches.find((match) => match.from <= token.from && match.to >= last.to);
    if (own.length > 0 && around && !holds(around, own) && !mayHold(around, own)) return [];
    return [{ certainty: 'contem', from: token.from, to: last.to, isDish: false }];
  });
}
