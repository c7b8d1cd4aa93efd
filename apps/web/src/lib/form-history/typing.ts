import { spliceOf, textOfValue } from './patches.ts';

// A pause of this length begins a new step.
const PAUSE_MS = 1_000;

/** A change of a text: what was taken out and put in, and where. */
export type Typing = ReturnType<typeof spliceOf<string>>;

/** Undefined if the value is no text, such as a choice or a list of parts. */
export function typingOf(before: unknown, now: unknown): Typing | undefined {
  const [from, to] = [textOfValue(before ?? ''), textOfValue(now ?? '')];
  return from === undefined || to === undefined ? undefined : spliceOf(from, to);
}

/**
 * Whether a change goes on with the word that is being typed or deleted. A word and the blanks before it are one step, as in
 * other editors.
 */
export function continuesTyping(last: Typing, now: Typing, pause: number): boolean {
  if (pause > PAUSE_MS || `${now.removed}${now.inserted}`.includes('\n')) return false;
  if (now.inserted === '') {
    const isAtEdge = now.at + now.removed.length === last.at || now.at === last.at;
    return last.inserted === '' && isAtEdge;
  }
  const isAtEnd = last.inserted !== '' && now.removed === '' && now.at === last.at + last.inserted.length;
  const isNewWord = /^\s/.test(now.inserted) && !/\s$/.test(last.inserted);
  return isAtEnd && !isNewWord;
}
