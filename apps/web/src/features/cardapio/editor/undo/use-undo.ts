import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PlanContent } from '../../../../data/plan-content.ts';
import { createFormHistory, type FormHistory } from '../../../../lib/form-history/form-history.ts';
import type { StoredHistory } from '../../../../lib/form-history/history.ts';
import { isTyping } from '../../../../lib/is-typing.ts';

export type PlanHistory = FormHistory<PlanContent>;

/** The history of the editor's form, from the steps that a draft has stored. */
export function usePlanHistory(form: UseFormReturn<PlanContent>, stored: StoredHistory | undefined) {
  const [history] = useState(() => createFormHistory(form, stored));
  // The form's changes are outside React.
  useEffect(() => history.follow(), [history]);
  return history;
}

const presses = ['beforeinput', 'keydown', 'click'] as const;

export type UndoPress = 'undo' | 'redo';

/**
 * The keys and the menus of the browser undo and redo the steps of the whole form, so that there is one order. A field's own
 * undo knows only the text of that field, and not what tools have written into it.
 */
export function useUndoKeys(
  formRef: RefObject<HTMLFormElement | null>,
  history: PlanHistory,
  onPress: (press: UndoPress) => void,
) {
  const latest = useRef(onPress);
  latest.current = onPress;
  // The browser has its own action for these keys, so the window catches them.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const onKey = (event: KeyboardEvent) => {
      const press = pressOf(event);
      if (!press || event.isComposing || !isMeant(event.target, form)) return;
      event.preventDefault();
      latest.current(press);
    };
    // The undo of a menu, of a phone's keyboard or of shaking a phone.
    const onInput = (event: InputEvent) => {
      const press = ({ historyUndo: 'undo', historyRedo: 'redo' } as const)[event.inputType];
      if (!press) return;
      event.preventDefault();
      latest.current(press);
    };
    const onComposition = ({ type }: Event) => history.setComposing(type === 'compositionstart');
    // A busy page may get the next key before the end of a task is noticed.
    for (const press of presses) window.addEventListener(press, history.newTask, { capture: true });
    window.addEventListener('keydown', onKey);
    form.addEventListener('beforeinput', onInput);
    form.addEventListener('compositionstart', onComposition);
    form.addEventListener('compositionend', onComposition);
    return () => {
      for (const press of presses) window.removeEventListener(press, history.newTask, { capture: true });
      window.removeEventListener('keydown', onKey);
      form.removeEventListener('beforeinput', onInput);
      form.removeEventListener('compositionstart', onComposition);
      form.removeEventListener('compositionend', onComposition);
    };
  }, [formRef, history]);
}

/** Ctrl+Z undoes; Ctrl+Shift+Z and Ctrl+Y redo. On a Mac Cmd stands for Ctrl. */
function pressOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): UndoPress | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key?.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/** In the form, or nowhere. A dialog and a field beside the form have an undo of their own. */
const isMeant = (target: EventTarget | null, form: HTMLFormElement) =>
  target instanceof Node &&
  (form.contains(target) || (!isTyping(target) && document.querySelector('[role*="dialog"]') === null));
