import { type RefObject, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PlanContent } from '../../../../data/plan-content.ts';
import { createFormHistory, type FormHistory } from '../../../../lib/form-history/form-history.ts';
import type { StoredHistory } from '../../../../lib/form-history/history.ts';
import { isTyping } from '../../../../lib/is-typing.ts';
import { useWindowEvent } from '../../../../lib/use-window-event.ts';

export type PlanHistory = FormHistory<PlanContent>;

/** The history of the editor's form, from the steps that a draft has stored. */
export function usePlanHistory(form: UseFormReturn<PlanContent>, stored: StoredHistory | undefined) {
  const [history] = useState(() => createFormHistory(form, stored));
  // The form's changes are outside React.
  useEffect(() => history.follow(), [history]);
  return history;
}

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
  const take = (event: Event, press: UndoPress | undefined, isMeant: (target: Node) => boolean) => {
    if (!press || !(event.target instanceof Node) || !isMeant(event.target)) return;
    event.preventDefault();
    onPress(press);
  };
  const isInForm = (target: Node) => formRef.current?.contains(target) ?? false;
  // A busy page may get the next key before the end of a task is noticed.
  useWindowEvent('beforeinput', history.newTask, true);
  useWindowEvent('keydown', history.newTask, true);
  useWindowEvent('click', history.newTask, true);
  useWindowEvent('compositionstart', () => history.setComposing(true));
  useWindowEvent('compositionend', () => history.setComposing(false));
  // In the form, or nowhere. A dialog and a field beside the form have an undo of their own.
  useWindowEvent('keydown', (event) =>
    take(
      event,
      pressOf(event),
      (target) => isInForm(target) || (!isTyping(target) && !document.querySelector('[role*="dialog"]')),
    ),
  );
  // The undo of a menu, of a phone's keyboard or of shaking a phone.
  useWindowEvent('beforeinput', (event) =>
    take(event, ({ historyUndo: 'undo', historyRedo: 'redo' } as const)[event.inputType], isInForm),
  );
}

/** Ctrl+Z undoes; Ctrl+Shift+Z and Ctrl+Y redo. On a Mac Cmd stands for Ctrl. */
function pressOf(event: KeyboardEvent): UndoPress | undefined {
  const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event;
  if (!(ctrlKey || metaKey) || altKey || isComposing) return undefined;
  const letter = key?.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
