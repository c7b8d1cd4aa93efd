import { flushSync } from 'react-dom';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { onFormChange } from '../form-changes.ts';
import { createListeners } from '../listeners.ts';
import { createHistory, type Restored, type StoredHistory } from './history.ts';
import { type Patch, patched, spliceOf } from './patches.ts';
import { type HistoryAccess, type ListTools, withoutHistory } from './use-history.ts';
import type { Tree } from './values.ts';

/** Follows every change of a form, whoever writes it, and writes earlier and later states into it. */
export function createFormHistory<V extends FieldValues>(form: UseFormReturn<V>, stored?: StoredHistory) {
  let history = createHistory(form.getValues() as Tree, stored);
  let isRestoring = false;
  let isQuiet = false;
  let isInStep = false;
  let isComposing = false;
  let task = 0;
  let isTaskOpen = false;
  const lists = new Map<string, ListTools>();
  const { notify, subscribe } = createListeners();
  let state = { canUndo: history.canUndo(), canRedo: history.canRedo() };

  function report() {
    const next = { canUndo: history.canUndo(), canRedo: history.canRedo() };
    if (next.canUndo === state.canUndo && next.canRedo === state.canRedo) return;
    state = next;
    notify();
  }

  /** What is written from now on is another step, unless it goes on with the same word. */
  function newTask() {
    task += 1;
    isTaskOpen = false;
  }

  function changed({ name = '' }: { name?: string }) {
    if (isRestoring || isQuiet || isInStep) return;
    // What a press writes, and what the effects of its render write, is one step.
    if (!isTaskOpen) setTimeout(newTask);
    isTaskOpen = true;
    const value = name === '' ? form.getValues() : form.getValues(name as Path<V>);
    if (history.changed(name, value, { task, time: Date.now(), isComposing })) report();
  }

  function aside(change: () => void, take: (values: Tree) => void) {
    const wasQuiet = isQuiet;
    isQuiet = true;
    try {
      change();
    } finally {
      isQuiet = wasQuiet;
      if (!isInStep) take(form.getValues() as Tree);
    }
  }

  function write(patch: Patch) {
    const { path } = patch;
    const value: unknown = form.getValues(path as Path<V>);
    const tools = lists.get(path);
    const next = patched(value, patch);
    if (!tools || !Array.isArray(next)) {
      form.setValue(path as Path<V>, next as PathValue<V, Path<V>>, { shouldDirty: true });
    } else if (patch.kind === 'move') {
      tools.move(patch.from, patch.to);
    } else {
      const { at, removed, inserted } = spliceOf<readonly unknown[]>(Array.isArray(value) ? value : [], next);
      if (removed.length > 0) tools.remove(removed.map((_, index) => at + index));
      if (inserted.length > 0) tools.insert(at, inserted as object[], { shouldFocus: false });
    }
  }

  function restore(restored: Restored | undefined): Restored | undefined {
    if (!restored) return undefined;
    isRestoring = true;
    try {
      // Rendered at once: effects that follow a value run while the history is writing, and the field can get the focus.
      flushSync(() => {
        for (const patch of restored.patches) write(patch);
      });
    } finally {
      isRestoring = false;
      history.passed(form.getValues() as Tree);
      report();
    }
    return restored;
  }

  const access: HistoryAccess = {
    step(label, change) {
      // A tool that uses another tool is one step.
      if (isInStep) {
        change();
        return withoutHistory;
      }
      isInStep = true;
      history.begin(label);
      try {
        change();
      } finally {
        isInStep = false;
      }
      const step = history.end(form.getValues() as Tree);
      report();
      return (otherwise) => {
        if (step && history.isLast(step)) return restore(history.undo()) !== undefined;
        access.step(`${label} (desfazer)`, otherwise);
        return false;
      };
    },
    quietly: (change) => aside(change, history.passed),
    asPartOfLast: (change) => aside(change, history.joined),
    isRestoring: () => isRestoring,
    addList(name, tools) {
      lists.set(name, tools);
      return () => {
        if (lists.get(name) === tools) lists.delete(name);
      };
    },
  };

  return {
    access,
    /** Inserts a part into a list, on the page or not, as one step. */
    insert: (label: string, list: string, index: number, part: object) =>
      access.step(label, () =>
        flushSync(() => write({ path: list, kind: 'splice', at: index, removed: [], inserted: [part] })),
      ),
    /** Removes the part with this id from a list, on the page or not. */
    remove(list: string, id: string) {
      const parts = (form.getValues(list as Path<V>) ?? []) as { id?: unknown }[];
      const at = parts.findIndex((part) => part.id === id);
      if (at >= 0) write({ path: list, kind: 'splice', at, removed: [parts[at]], inserted: [] });
    },
    undo: () => restore(history.undo()),
    redo: () => restore(history.redo()),
    stored: () => history.stored(),
    /** Takes over the steps of an earlier editor that had the same text. Text that was typed meanwhile wins. */
    adopt(earlier: StoredHistory) {
      if (history.canUndo() || history.canRedo()) return;
      history = createHistory(form.getValues() as Tree, earlier);
      report();
    },
    newTask,
    setComposing(now: boolean) {
      isComposing = now;
    },
    state: () => state,
    subscribe,
    /** Follows the form until the returned function is called. */
    follow: () => onFormChange(form, changed),
  };
}

export type FormHistory<V extends FieldValues = FieldValues> = ReturnType<typeof createFormHistory<V>>;
