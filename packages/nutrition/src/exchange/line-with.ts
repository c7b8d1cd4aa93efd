import type { Item, Reading, Span } from '../reading/answer.ts';
import type { LineReader } from '../reading/read-line.ts';
import type { Equivalent } from './equivalents-of.ts';

/** The line of a plan with an equivalent written into it. Only texts that are read as they are meant. */
export interface LineWith {
  /** "1 pão francês ou 5 unidades de torrada (40 g)" */
  readonly asAlternative?: string;
  /** "5 unidades de torrada (40 g)" */
  readonly asReplacement?: string;
}

/** A line with several foods keeps the others: "pão com queijo" becomes "torrada com queijo". */
export function lineWith(read: LineReader, reading: Reading, item: Item, equivalent: Equivalent): LineWith {
  const { text, items } = reading;
  const place = items.indexOf(item);
  const [from, to] = spanOf(item, text);
  const end = text.replace(/[\s.,;]+$/, '');
  const isOnlyFood = items.every(({ group }) => group === item.group);
  const isEquivalent = (one: Item | undefined, role: Item['role']): boolean =>
    one?.food?.id === equivalent.food.id &&
    one.grams === equivalent.grams &&
    one.role === role &&
    one.confidence === 'sure';

  const isAlternative = (candidate: string): boolean => {
    const after = read(candidate).items;
    const added = after.findIndex(
      (one, i) => i > place && one.group === after[place]?.group && isEquivalent(one, 'alternative'),
    );
    return added > 0 && areSame(items, without(after, added));
  };
  const isReplacement = (candidate: string): boolean => {
    const after = read(candidate).items;
    const written = isOnlyFood ? 0 : place;
    const kept = isOnlyFood ? [] : without(items, place);
    return isEquivalent(after[written], 'chosen') && areSame(kept, without(after, written));
  };

  const inside = `${text.slice(0, to)} ou ${equivalent.words}${text.slice(to)}`;
  const alternatives = [`${end} ou ${equivalent.words}`, inside];
  const replacement = isOnlyFood ? equivalent.words : text.slice(0, from) + equivalent.words + text.slice(to);
  return {
    asAlternative: alternatives.find(isAlternative),
    asReplacement: isReplacement(replacement) ? replacement : undefined,
  };
}

/** The words of an item with its amount, and the brackets after them: "2 fatias de pão integral (50 g)". */
export function spanOf({ foodSpan, quantity, measure }: Item, text: string): Span {
  const spans = [foodSpan, quantity?.span, measure?.span].filter((span) => span !== undefined);
  if (spans.length === 0) return [0, text.length];
  const from = Math.min(...spans.map((span) => span[0]));
  const to = Math.max(...spans.map((span) => span[1]));
  // What belongs to the amount and has no span: a unit, the end of brackets, grams in brackets.
  const rest = /^(?:\s?(?:g|gr|gramas?|kg|ml|l)\b)?\)?(?:\s*\([^()]*\))?/iu.exec(text.slice(to))?.[0] ?? '';
  return [from, to + rest.length];
}

const without = (items: readonly Item[], place: number): readonly Item[] =>
  items.filter((_, i) => i !== place);

const areSame = (before: readonly Item[], after: readonly Item[]): boolean =>
  before.length === after.length &&
  before.every((item, i) => {
    const now = after[i];
    return now?.food?.id === item.food?.id && now?.grams === item.grams && now?.role === item.role;
  });
