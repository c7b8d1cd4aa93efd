import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { isShortcut } from '../../../lib/shortcut.ts';

/** Enter in a one-line field leads to the next field: a form of this length is never sent by accident. */
export function enterGoesOn(event: KeyboardEvent<HTMLFormElement>) {
  const field = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(field instanceof HTMLInputElement) || field.form !== event.currentTarget) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('input, textarea')];
  fields[fields.indexOf(field) + 1]?.focus();
}

/** Ctrl+S and Cmd+S save without leaving the editor, wherever the focus is. */
export function useSaveKey(save: () => Promise<void>) {
  const latest = useRef(save);
  latest.current = save;
  // The browser has its own action for this shortcut, so the window catches the keys.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isShortcut(event, 's')) return;
      event.preventDefault();
      void latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** After a save with errors, the first field with an error gets the focus. */
export function useFirstErrorFocus(form: RefObject<HTMLFormElement | null>, submitCount: number) {
  // An effect, because folded parts open with their errors: only then are the fields on the page.
  useEffect(() => {
    if (submitCount === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [form, submitCount]);
}
