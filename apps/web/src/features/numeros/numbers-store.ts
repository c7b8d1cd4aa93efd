import type { DayKind } from '@alecrim/domain/pure';
import type { Numbers } from '@alecrim/nutrition';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

interface NumbersState {
  status: 'reading' | 'ready' | 'failed';
  /** How often the form was read. A decision may change how a line is read without changing a number. */
  readings: number;
  /** Of the first kind of day. */
  day?: Numbers;
  /** Of all kinds, where days differ. */
  days?: readonly DayOfKind[];
  /** The place of the kind of day that she looks at. */
  chosenDay: number;
}

export interface DayOfKind {
  kind: DayKind;
  numbers: Numbers;
}

/** The numbers of the form on the page. */
export function createNumbersStore() {
  const { notify, subscribe } = createListeners();
  let state: NumbersState = { status: 'reading', readings: 0, chosenDay: 0 };
  let parts: ReadonlyMap<string, Numbers | undefined> = new Map();
  return {
    subscribe,
    state: () => state,
    /** Of the meal, option or recipe at this path of the form. */
    of: (path: string): Numbers | undefined => parts.get(path),
    set(day: Numbers, next: ReadonlyMap<string, Numbers | undefined>, days?: readonly DayOfKind[]) {
      state = {
        status: 'ready',
        readings: state.readings + 1,
        day: sameIfEqual(state.day, day),
        days: days && sameIfEqual(state.days, days),
        chosenDay: state.chosenDay < (days?.length ?? 1) ? state.chosenDay : 0,
      };
      parts = new Map([...next].map(([path, numbers]) => [path, sameIfEqual(parts.get(path), numbers)]));
      notify();
    },
    chooseDay(chosenDay: number) {
      state = { ...state, chosenDay };
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
const sameIfEqual = <T>(before: T | undefined, after: T): T =>
  JSON.stringify(before) === JSON.stringify(after) ? (before ?? after) : after;

/** The numbers of the form around; null while they are switched off. */
export const NumbersContext = createContext<NumbersStore | null>(null);

/** The numbers of the day that she looks at. Use `useNumbersOf` for one part: this re-renders on every change. */
export function useDayNumbers(): Numbers | undefined {
  return useFromStore((store) => {
    const { day, days, chosenDay } = store.state();
    return days?.[chosenDay]?.numbers ?? day;
  });
}

/** The kinds of day of the form, and which she looks at; undefined where all days are alike. */
export function useDayKinds() {
  const store = useContext(NumbersContext);
  const days = useFromStore((from) => from.state().days);
  const chosen = useFromStore((from) => from.state().chosenDay) ?? 0;
  return store && days ? { days, chosen, choose: store.chooseDay } : undefined;
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
