import type { Item, Reading } from '../reading/answer.ts';
import { spanOf } from './line-with.ts';

/**
 * The words of an item as a patient reads them in the plan: up to the next food of the line or the end of the sentence, so
 * that no name is cut. A bracket that is opened is closed: "1 fruta (maçã ou pera)".
 */
export function itemWords(item: Item, { text, items }: Reading): string {
  const [from, to] = spanOf(item, text);
  const starts = items.filter((one) => one !== item).map((one) => spanOf(one, text)[0]);
  const next = Math.min(text.length, ...starts.filter((start) => start >= to));
  const rest = text.slice(to, next);
  const sentence = /^(?:[^.;(]|[.;](?=\S)|\([^()]*\))*/u.exec(rest)?.[0] ?? '';
  const words = text.slice(from, to + sentence.length).replace(JOINT, '');
  return isOpen(words) ? text.slice(from, closeOf(text, from + words.length)) : words;
}

/** What joins it to the next food, and signs at its end. */
const JOINT = /(?:[\s,;:+/–—-]|\s(?:ou|e|com|mais))+$/iu;

const isOpen = (words: string): boolean => words.split('(').length > words.split(')').length;

/** The place behind the next closing bracket, or the end of the text. */
function closeOf(text: string, from: number): number {
  const close = text.indexOf(')', from);
  return close < 0 ? text.length : close + 1;
}
