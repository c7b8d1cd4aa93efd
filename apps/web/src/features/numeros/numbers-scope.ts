import type { Numbers } from '@alecrim/nutrition';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { NumbersState, NumbersStore } from './numbers-store.ts';

/** The numbers of the form around; null while they are switched off. */
export const NumbersScope = createContext<NumbersStore | null>(null);

const quiet = () => () => {};
const off: NumbersState = { status: 'reading' };

export function useNumbersState(): NumbersState {
  const store = useContext(NumbersScope);
  return useSyncExternalStore(store?.subscribe ?? quiet, store?.state ?? (() => off));
}

/** The numbers of one meal, option or recipe. */
export function useNumbersOf(path: string): Numbers | undefined {
  const store = useContext(NumbersScope);
  return useSyncExternalStore(store?.subscribe ?? quiet, () => store?.of(path));
}
