import { measureNamed } from '../measures.ts';
import type { Span } from './answer.ts';
import { withoutDiminutive } from './fold.ts';
import {
  COMMON_WORDS,
  FUNCTION_WORDS,
  KNOWN_WORDS,
  NO_EFFECT_WORDS,
  NOT_FOOD,
  NUTRIENT_WORDS,
} from './lexicon.ts';
import { type MeasureAt, measureAt, measureLike, type Quantity, quantityAt, unitAt } from './quantities.ts';
import type { Token } from './tokens.ts';

export interface Weight {
  readonly kind: 'g' | 'ml';
  readonly value: number;
  readonly range?: readonly [number, number];
}

export interface WrittenAmount {
  readonly quantity?: Quantity;
  readonly measure?: MeasureAt;
  /** Grams or millilitres of everything. */
  readonly total?: Weight;
  /** Grams or millilitres of one measure. */
  readonly each?: Weight;
  readonly span: Span;
  /** "de" follows: the food comes next. */
  readonly ofNext: boolean;
  /** A vessel without a number: "copo de suco" is one of it. */
  readonly implied?: boolean;
  /** Behind "ou": the same amount in other words, "4 colheres ou 40 g". */
  readonly restates?: boolean;
  /** Written in brackets: the amount of the word before them. */
  readonly bracketed?: boolean;
}

export interface AmountAt {
  /** Absent where the number is no amount of food: "(7 g de proteína)", "150 kcal". */
  readonly amount?: WrittenAmount;
  readonly next: number;
}

const OF = new Set(['de', 'do', 'da', 'dos', 'das']);
/** Measures that end in the name of a food: what follows tells which of the two is meant. */
const FOOD_ENDINGS = new Set([
  'xícara de chá',
  'xícara de café',
  'copo de requeijão',
  'prato fundo',
  'copinho de café',
]);

export interface AmountContext {
  /** Inside brackets, or after the name of a food: the food is known, so a measure is a measure. */
  readonly foodKnown: boolean;
  readonly inBrackets: boolean;
  /** Whether a word stands in the name of a food. */
  readonly isFoodWord: (key: string) => boolean;
  /** Whether the two words alone are the name of a food. */
  readonly isName: (head: string, key: string) => boolean;
  /** Whether a word begins the name of a food. */
  readonly isHead: (key: string) => boolean;
}

/** "2 colheres de arroz" is rice by the spoon; "2 colheres de arroz de feijão" are beans by the rice spoon. */
export function householdAt(
  tokens: readonly Token[],
  at: number,
  place: AmountContext,
): MeasureAt | undefined {
  const found = measureAt(tokens, at);
  if (found === undefined || found.words.length === 1) return found;
  const after = tokens[found.next];
  const ending = found.words.at(-1)?.key;
  if (ending === 'arroz') {
    const named = after?.kind === 'word' && !/^(com|sem|e|ou)$/.test(after.text);
    // "1 colher de arroz cheia": a spoon is full, rice is not.
    const isSized = found.size?.name === 'cheia' || found.size?.name === 'rasa';
    // "3 colheres de arroz de carreteiro": rice of that name, by the spoon.
    const isDish = OF.has(after?.text ?? '') && place.isName('arroz', tokens[found.next + 1]?.key ?? '');
    const measured = isSized || (OF.has(after?.text ?? '') && !isDish) || (place.foodKnown && !named);
    return measured ? found : measureAt(tokens, at, 1);
  }
  if (place.foodKnown) return found;
  if (!FOOD_ENDINGS.has(found.measure.name) || ending === 'americano') return found;
  // "1 prato de sopa de abóbora" is a plate for soup, and soup in it.
  const isPlate = ending === 'sopa';
  const food =
    isPlate ||
    after === undefined ||
    (after.text === '.' && tokens[found.next + 1] === undefined) ||
    (after.kind === 'mark' && !'(:.'.includes(after.text)) ||
    /^(com|sem|e|ou)$/.test(after.text) ||
    // "1 xíc. café preto": what follows is no food of its own, so it says which coffee.
    (after.kind === 'word' && !OF.has(after.text) && !place.isHead(after.key));
  if (!food) return found;
  const bare = measureAt(tokens, at, 1);
  if (bare && isPlate) return { ...bare, measure: found.measure };
  // "1 xícara de café": a cup for tea or one for coffee.
  const small = found.size?.name === 'pequena' ? measureNamed('xícara de café') : undefined;
  if (bare && small && found.measure === small) return { ...bare, measure: small, size: undefined };
  const open = bare !== undefined && found.measure.name === 'xícara de café' && after?.text !== 'com';
  return open ? { ...bare, measure: { ...bare.measure, vague: true } } : bare;
}

export function amountAt(tokens: readonly Token[], at: number, place: AmountContext): AmountAt | undefined {
  const quantity = quantityAt(tokens, at);
  if (quantity === undefined) return undefined;
  const weight = weightAt(tokens, at);
  if (weight !== undefined) return ofWeight(tokens, at, weight, place);
  const word = tokens[quantity.next];
  // "2 x 100 g"
  const times = word?.text === 'x' || word?.text === '×' ? weightAt(tokens, quantity.next + 1) : undefined;
  if (times)
    return { amount: ended(tokens, at, times.next, { quantity, each: times.weight }), next: times.next };
  if (/^(kcal|cal|caloria|kj|%)$/.test(word?.key || (word?.text ?? ''))) return { next: quantity.next + 1 };
  // "¾ de xícara"
  const of = quantity.value < 1 && tokens[quantity.next]?.text === 'de' ? 1 : 0;
  const measure =
    householdAt(tokens, quantity.next + of, place) ?? unknownAt(tokens, quantity.next + of, place);
  if (measure === undefined)
    return { amount: ended(tokens, at, quantity.next, { quantity }), next: quantity.next };
  const half = halfAt(tokens, measure.next);
  const each = eachAt(tokens, half?.next ?? measure.next);
  const next = each?.next ?? half?.next ?? measure.next;
  const count = half === undefined ? quantity : { ...quantity, value: quantity.value + half.value };
  return {
    amount: ended(tokens, at, next, { quantity: count, measure, ...(each && { each: each.weight }) }),
    next,
  };
}

/**
 * "2 cuias de arroz", "(2 formas de 50 g)", "1 jarra (300 ml) de suco": a number, a noun that is no food, "de" and a food or a
 * weight is a measure. Behind a food an unknown noun alone is one: "arroz: 1 cuia".
 */
function unknownAt(tokens: readonly Token[], at: number, place: AmountContext): MeasureAt | undefined {
  const noun = tokens[at];
  if (noun?.kind !== 'word' || noun.text.length < 4) return undefined;
  // "3 bolachinhas de água e sal"
  if (place.isFoodWord(noun.key) || withoutDiminutive(noun.key).some(place.isFoodWord)) return undefined;
  const isStrange = !KNOWN_WORDS.has(noun.key) && !KNOWN_WORDS.has(noun.text);
  // "2 palitos de cenoura", "1 jarra de suco": what is no food is a measure before one.
  const isThing = NO_EFFECT_WORDS.has(noun.key) || COMMON_WORDS.has(noun.key);
  if (!isStrange && (!isThing || FUNCTION_WORDS.has(noun.key) || NOT_FOOD.has(noun.key))) return undefined;
  const after = tokens[at + 1];
  // "Frango – 2 medalhões (120 g)"
  const isWeighed = after?.text === '(' && weightAt(tokens, at + 2) !== undefined;
  const isEnd = after === undefined || ',;.+)'.includes(after.text) || isWeighed;
  const isLast = isStrange && place.foodKnown && isEnd;
  if (!isLast && !isMeasuring(tokens, at + 1, place)) return undefined;
  const meant = measureLike(noun.text);
  const found =
    meant &&
    householdAt([...tokens.slice(0, at), { ...noun, key: meant }, ...tokens.slice(at + 1)], at, place);
  if (found) return { ...found, written: noun.text };
  const measure = { name: noun.text, plural: noun.text, spoken: [], vague: true, isUnknown: true };
  return { measure, words: [noun], span: [noun.from, noun.to], next: at + 1 };
}

/** "de arroz", "de 50 g", "(180 ml) de leite". */
function isMeasuring(tokens: readonly Token[], at: number, place: AmountContext): boolean {
  const weight = tokens[at]?.text === '(' ? weightAt(tokens, at + 1) : undefined;
  const of = weight && tokens[weight.next]?.text === ')' ? weight.next + 1 : at;
  if (tokens[of]?.text !== 'de') return false;
  const after = tokens[of + 1];
  return weightAt(tokens, of + 1) !== undefined || (after?.kind === 'word' && place.isFoodWord(after.key));
}

/** "1 concha e meia". */
function halfAt(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const half = tokens[at]?.text === 'e' ? quantityAt(tokens, at + 1) : undefined;
  if (half === undefined || half.value >= 1) return undefined;
  const after = tokens[half.next];
  return after === undefined || OF.has(after.text) || after.kind === 'mark' ? half : undefined;
}

function ended(
  tokens: readonly Token[],
  at: number,
  next: number,
  of: Partial<WrittenAmount>,
): WrittenAmount {
  const span: Span = [tokens[at]?.from ?? 0, tokens[next - 1]?.to ?? 0];
  return { ...of, span, ofNext: OF.has(tokens[next]?.text ?? '') };
}

function ofWeight(tokens: readonly Token[], at: number, found: WeightAt, place: AmountContext): AmountAt {
  const after = OF.has(tokens[found.next]?.text ?? '') ? found.next + 1 : found.next;
  const nutrient = tokens[after];
  if (place.inBrackets && nutrient?.kind === 'word' && NUTRIENT_WORDS.has(nutrient.key))
    return { next: after + 1 };
  const quantity = quantityAt(tokens, at);
  const each = tokens[found.next]?.text === 'cada';
  const next = each ? found.next + 1 : found.next;
  const of = each ? { each: found.weight } : { total: found.weight, ...(quantity && { quantity }) };
  return { amount: ended(tokens, at, next, of), next };
}

interface WeightAt {
  readonly weight: Weight;
  readonly next: number;
}

/** "30 g", "30 a 40 g", "30g a 40g". */
function weightAt(tokens: readonly Token[], at: number): WeightAt | undefined {
  const quantity = quantityAt(tokens, at);
  if (quantity === undefined) return undefined;
  const unit = unitAt(tokens, quantity.next);
  if (unit === undefined) return undefined;
  const { kind, factor, next } = unit;
  const join = tokens[next]?.text;
  const isTo =
    join === 'a' || join === '-' || join === '–' || (join === 'e' && tokens[at - 1]?.text === 'entre');
  const upper = isTo ? quantityAt(tokens, next + 1) : undefined;
  const upperUnit = upper && unitAt(tokens, upper.next);
  if (
    upper !== undefined &&
    upperUnit?.kind === kind &&
    upper.value > quantity.value &&
    upper.value < quantity.value * 3
  ) {
    const range = [quantity.value * factor, upper.value * upperUnit.factor] as const;
    return { weight: { kind, value: (range[0] + range[1]) / 2, range }, next: upperUnit.next };
  }
  const range = quantity.range && ([quantity.range[0] * factor, quantity.range[1] * factor] as const);
  return { weight: { kind, value: quantity.value * factor, ...(range && { range }) }, next };
}

/** "2 colheres de 20 g": the grams of one. */
function eachAt(tokens: readonly Token[], at: number): WeightAt | undefined {
  const of = tokens[at]?.text;
  if (of !== 'de' && of !== 'com') return undefined;
  const found = weightAt(tokens, at + 1);
  if (found === undefined) return undefined;
  // "1 pote com 100 g de morango" says how much morango there is.
  if (of === 'com' && OF.has(tokens[found.next]?.text ?? '')) return undefined;
  return tokens[found.next]?.text === 'cada' ? { ...found, next: found.next + 1 } : found;
}
