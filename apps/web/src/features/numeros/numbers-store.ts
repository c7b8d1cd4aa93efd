import type { Numbers } from '@alecrim/nutrition';
import { createContext, useContext, useSyncExternalStore } from 'react';

interface NumbersState {
  status: 'reading' | 'ready' | 'failed';
  /** How often the form was read. A decision may change how a line is read without changing a number. */
  readings: number;
  day?: Numbers;
}

/** The numbers of the form on the page. */
export function createNumbersStore() {
  const listeners = new Set<() => void>();
  let state: NumbersState = { status: 'reading', readings: 0 };
  let parts: ReadonlyMap<string, Numbers> = new Map();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    /** Of the meal, option or recipe at this path of the form. */
    of: (path: string): Numbers | undefined => parts.get(path),
    set(day: Numbers, next: ReadonlyMap<string, Numbers>) {
      state = { status: 'ready', readings: state.readings + 1, day: sameIfEqual(state.day, day) };
      parts = new Map([...next].map(([path, numbers]) => [path, sameIfEqual(parts.get(path), numbers)]));
      notify();
    },
    fail() {
      state = { ...state, status: 'failed' };
      notify();
    },
  };
}

export type NumbersStore = ReturnType<typeof createNumbersStore>;

/** The same object for equal numbers, so that React re-renders only what has changed. */
const sameIfEqual = (before: Numbers | undefined, after: Numbers): Numbers =>
  JSON.stringify(before) === JSON.stringify(after) ? (before ?? after) : after;

/** The numbers of the form around; null while they are switched off. */
export const NumbersContext = createContext<NumbersStore | null>(null);

/** The numbers of the day. Use `useNumbersOf` for one part: this re-renders on every change. */
export function useDayNumbers(): Numbers | undefined {
  return useFromStore((store) => store.state().day);
}

export function useNumbersStatus(): NumbersState['status'] {
  return useFromStore((store) => store.state().status) ?? 'reading';
}

export function useReadingCount(): number | undefined {
  return useFromStore((store) => store.state().readings);
}

/** The numbers of one meal, option or recipe. */
export function useNumbersOf(path: string): Numbers | undefined {
  return useFromStore((store) => store.of(path));
}

const subscribeToNothing = () => () => {};

function useFromStore<T>(select: (store: NumbersStore) => T): T | undefined {
  const store = useContext(NumbersContext);
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, () =>
    store ? select(store) : undefined,
  );
}
