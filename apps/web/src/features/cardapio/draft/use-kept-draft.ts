import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type PlanContent, sameContent } from '../../../data/plan-content.ts';
import type { PlanOrigin } from '../../../data/save-plan.ts';
import type { DraftStore } from './draft-store.ts';
import { holdEditor } from './open-editors.ts';

// At most this much typing is lost when a tab dies.
const EVERY = 1_000;

interface Keeping {
  store: DraftStore;
  editor: string;
  origin: PlanOrigin;
  /** Where the typing happens. */
  element: RefObject<HTMLFormElement | null>;
}

/** Keeps the text on this device while it is typed; says whether it differs from what is saved. */
export function useKeptDraft(form: UseFormReturn<PlanContent>, { store, editor, origin, element }: Keeping) {
  const [isDirty, setDirty] = useState(() => !sameContent(form.getValues(), origin.content));
  const isDone = useRef(false);

  // Storage, the tab's life and the form's own events are outside React.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function keep() {
      clearTimeout(timer);
      timer = undefined;
      if (isDone.current) return;
      const content = structuredClone(form.getValues());
      const isChanged = !sameContent(content, origin.content);
      setDirty(isChanged);
      if (isChanged) store.keep(editor, { savedAt: new Date().toISOString(), content, origin });
      else store.forget(editor);
    }
    const keepNow = () => timer !== undefined && keep();
    const onHidden = () => document.visibilityState === 'hidden' && keepNow();

    // The form's own subscription would copy the whole plan at every key.
    const onInput = () => {
      setDirty(true);
      timer ??= setTimeout(keep, EVERY);
    };
    const typed = element.current;
    typed?.addEventListener('input', onInput);
    const release = holdEditor(editor);
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      keepNow();
      typed?.removeEventListener('input', onInput);
      release();
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [form, store, editor, origin, element]);

  /** Saved, or not wanted any more: nothing is left to keep. */
  const forget = useCallback(() => {
    isDone.current = true;
    store.forget(editor);
    setDirty(false);
  }, [store, editor]);

  return { isDirty, forget };
}
