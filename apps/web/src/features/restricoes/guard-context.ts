import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Restrictions } from '../numeros/worker/worker-client.ts';
import { type GuardState, type GuardStore, NO_LINES, type WarnedLines } from './guard-store.ts';

/** Null while the patient of the form avoids nothing. */
export const GuardContext = createContext<GuardStore | null>(null);

const NONE: Restrictions = [];

/** What the patient of the form around avoids. */
export const useRestrictions = (): Restrictions => useContext(GuardContext)?.restrictions ?? NONE;

const subscribeToNothing = () => () => {};

export function useGuardState(): GuardState | undefined {
  const guard = useContext(GuardContext);
  return useSyncExternalStore(guard?.subscribe ?? subscribeToNothing, () => guard?.state());
}

export function useWarnedLines(path: string): WarnedLines {
  const guard = useContext(GuardContext);
  return useSyncExternalStore(guard?.subscribe ?? subscribeToNothing, () => guard?.linesAt(path) ?? NO_LINES);
}
