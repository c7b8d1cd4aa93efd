import type { Numbers } from '@alecrim/nutrition';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { NumbersState, NumbersStore } from './numbers-store.ts';

/** The numbers of the form around; null while they are switched off. */
export const NumbersScope = createContext<NumbersStore | null>(null);

const quiet = () => () => {};

/** The numbers of the day. Who shows only a part asks for its numbers: the day changes with every line. */
export function useDayNumbers(): Numbers | undefined {
  return useFromStore((store) => store.state().day);
}

export function useNumbersStatus(): NumbersState['status'] {
  return useFromStore((store) => store.state().status) ?? 'reading';
}

/** Another number after each reading of the form. */
export function useReadings(): number | undefined {
  return useFromStore((store) => store.state().readings);
}

/** The numbers of one meal, option or recipe. */
export function useNumbersOf(path: string): Numbers | undefined {
  return useFromStore((store) => store.of(path));
}

function useFromStore<T>(take: (store: NumbersStore) => T): T | undefined {
  const store = useContext(NumbersScope);
  return useSyncExternalStore(store?.subscribe ?? quiet, () => (store ? take(store) : undefined));
}
