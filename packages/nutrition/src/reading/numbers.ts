import type { Span } from './answer.ts';
import { NUMBER_WORDS } from './lexicon.ts';
import type { Token } from './tokens.ts';

export interface Quantity {
  readonly value: number;
  /** The upper end of a range; `value` is then its middle. */
  readonly range?: readonly [number, number];
  readonly span: Span;
}

export interface QuantityAt extends Quantity {
  readonly next: number;
}

/** A number, or a word for one: only there can an amount begin. */
export const isNumber = (token: Token): boolean => token.kind === 'number' || NUMBER_WORDS.has(token.text);

const HALF = new Set(['meio', 'meia']);
const DASHES = new Set(['-', '–', '—', '−']);

/** One number or number word, "1 ½" and "uma e meia" too. */
export function numberAt(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  const value =
    first.kind === 'number' ? first.value : first.kind === 'word' ? NUMBER_WORDS.get(first.text) : undefined;
  if (value === undefined) return undefined;
  const second = tokens[at + 1];
  const third = tokens[at + 2];
  // "1 ½", "1½", "1 1/2"
  if (
    first.kind === 'number' &&
    Number.isInteger(value) &&
    second?.kind === 'number' &&
    second.value < 1 &&
    second.value > 0
  )
    return { value: value + second.value, next: at + 2 };
  // "uma e meia", "1 e 1/2"
  if (second?.text === 'e' && third !== undefined && Number.isInteger(value)) {
    if (HALF.has(third.text)) return { value: value + 0.5, next: at + 3 };
    if (third.kind === 'number' && third.value > 0 && third.value < 1)
      return { value: value + third.value, next: at + 3 };
  }
  return { value, next: at + 1 };
}

/** A number, a number word, a fraction or a range of them, beginning at a token. */
export function quantityAt(tokens: readonly Token[], at: number): QuantityAt | undefined {
  const first = numberAt(tokens, at);
  if (first === undefined || first.value <= 0) return undefined;
  const second = numberAfterTo(tokens, first.next);
  const range = second !== undefined && second.value > first.value && second.value <= first.value * 4;
  const next = range ? second.next : first.next;
  const span: Span = [tokens[at]?.from ?? 0, tokens[next - 1]?.to ?? 0];
  if (!range) return { value: first.value, span, next };
  return { value: (first.value + second.value) / 2, range: [first.value, second.value], span, next };
}

function numberAfterTo(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const link = tokens[at];
  if (link === undefined) return undefined;
  const joins = link.text === 'a' || link.text === 'ou' || link.text === 'ate' || DASHES.has(link.text);
  if (!joins) return undefined;
  const second = numberAt(tokens, at + 1);
  // "1 - 2 ovos" may be a list number; "1-2 ovos" is a range.
  if (second !== undefined && DASHES.has(link.text) && !link.tight) return undefined;
  return second;
}

/** A range whose ends are further apart than half of its middle leaves the amount open. */
export function isWide(quantity: Quantity): boolean {
  if (quantity.range === undefined) return false;
  return (quantity.range[1] - quantity.range[0]) / quantity.value > 0.5;
}
