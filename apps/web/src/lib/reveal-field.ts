import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

const listeners = new Set<(path: string) => void>();

/** Calls `unfold` with the path of a field that is about to be shown, so that a folded part of the editor opens. */
export function useReveal(unfold: (path: string) => void) {
  const latest = useRef(unfold);
  latest.current = unfold;
  useEffect(() => {
    const listener = (path: string) => latest.current(path);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

export interface Passage {
  /** The path of the field in the form. */
  path: string;
  /** The whole line. */
  text: string;
  from: number;
  to: number;
}

/** Shows a field of the editor, wherever it is folded, and selects the words in it. */
export function revealPassage({ path, text, from, to }: Passage) {
  flushSync(() => {
    for (const listener of listeners) listener(path);
  });
  const [field] = document.getElementsByName(path);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const start = field.value.indexOf(text);
  field.focus({ preventScroll: true });
  if (start >= 0) field.setSelectionRange(start + from, start + to);
  field.scrollIntoView({ block: 'center' });
}
