import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { isTyping } from './is-typing.ts';

const listeners = new Set<(path: string) => void>();

/** Calls `open` with the path of a field that is about to be shown, so that its part of the editor opens. */
export function useReveal(open: (path: string) => void) {
  const latest = useEffectEvent(open);
  useEffect(() => {
    const listener = (path: string) => latest(path);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Opens the part of the editor with this field, or with the first field of this part. */
export function revealField(path: string): TextField | undefined {
  // A part is opened by the path of any of its fields.
  flushSync(() => {
    for (const listener of listeners) listener(/\.\d+$/.test(path) ? `${path}.` : path);
  });
  const [named] = document.getElementsByName(path);
  const field = named ?? document.querySelector(`[name^="${CSS.escape(path)}."]`);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

export interface Passage {
  /** The path of the field in the form. */
  path: string;
  /** The whole line. */
  text: string;
  from: number;
  to: number;
}

/** Shows a field of the editor, wherever it is, and selects the words in it. Returns whether the page has the field. */
export function revealPassage({ path, text, from, to }: Passage): boolean {
  const field = revealField(path);
  if (!field) return false;
  const start = startOfLine(field.value, text);
  field.focus({ preventScroll: true });
  if (start >= 0) field.setSelectionRange(start + from, start + to);
  field.scrollIntoView({ block: 'center' });
  return true;
}

/** Shows a field, or the first one of a part. With a caret, or `null` for its end, the field also gets the focus. */
export function revealPlace(path: string, caret?: number | null): boolean {
  const field = revealField(path);
  if (!field) return false;
  if (caret !== undefined) {
    field.focus({ preventScroll: true });
    const at = caret ?? field.value.length;
    // A checkbox has no caret.
    if (isTyping(field)) field.setSelectionRange(at, at);
  }
  field.scrollIntoView({ block: 'nearest' });
  return true;
}

/** The start of the line with exactly this text, else of the text wherever it is, as in the middle of a longer one. */
function startOfLine(value: string, text: string): number {
  let start = 0;
  for (const line of value.split('\n')) {
    if (line.trim() === text.trim()) return start + line.indexOf(text.trim());
    start += line.length + 1;
  }
  return value.indexOf(text);
}
