import { SIZES } from '../measures.ts';
import type { Span } from './answer.ts';
import type { Draft } from './draft.ts';
import type { Word } from './find-food.ts';
import { FUNCTION_WORDS } from './lexicon.ts';

/** The words of an item with its amounts, folded, single spaces. */
export function wordingOf(folded: string, draft: Draft): string {
  const spans: Span[] = [];
  for (const { from, to } of draft.words) spans.push([from, to]);
  if (!draft.shared && draft.amounts.length > 0) {
    for (const { span } of draft.amounts) spans.push(span);
    spans.sort((a, b) => a[0] - b[0]);
  }
  let wording = '';
  for (const [from, to] of spans) wording += `${wording === '' ? '' : ' '}${folded.slice(from, to)}`;
  return wording.includes('  ') ? wording.replace(/\s+/g, ' ') : wording;
}

/** Words that say which food it is, in the form of the list: "torradas" and "torrada" are one subject. */
export function subjectOf({ words, match }: Draft): string {
  let subject = '';
  const add = ({ key }: Word): void => {
    if (!FUNCTION_WORDS.has(key) && !Object.hasOwn(SIZES, key))
      subject = subject === '' ? key : `${subject} ${key}`;
  };
  // The word of a measure may belong to the name: "barra de cereal".
  const first = words[0]?.from ?? 0;
  for (const word of match?.words ?? []) if (word.from < first) add(word);
  for (const word of words) add(word);
  return subject;
}
