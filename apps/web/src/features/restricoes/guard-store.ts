import type { CheckedPlan } from '@alecrim/nutrition';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Restrictions } from '../numeros/worker/worker-client.ts';
import { type Accepted, isOpenWarning, pathOf, type Warning, warningsOf } from './warnings.ts';

export interface GuardState {
  status: 'reading' | 'ready' | 'failed';
  warnings: readonly Warning[];
  checked?: CheckedPlan;
}

/** What the form on the page holds that its patient avoids. */
export function createGuardStore(restrictions: Restrictions) {
  const listeners = new Set<() => void>();
  let state: GuardState = { status: 'reading', warnings: [] };
  let accepted: readonly Accepted[] = [];
  let lines: ReadonlyMap<string, readonly string[]> = new Map();
  const show = (next: Omit<GuardState, 'warnings'>) => {
    const warnings = next.checked ? warningsOf(next.checked, accepted) : [];
    state = { ...next, warnings };
    lines = openLines(warnings, lines);
    for (const listener of listeners) listener();
  };
  return {
    restrictions,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    /** The lines with an open warning, of the list at this path of the form. */
    linesAt: (path: string) => lines.get(path),
    set: (checked: CheckedPlan) => show({ status: 'ready', checked }),
    accept(next: readonly Accepted[] | null | undefined) {
      accepted = next ?? [];
      show(state);
    },
    fail: () => show({ ...state, status: 'failed' }),
  };
}

export type GuardStore = ReturnType<typeof createGuardStore>;

/** The same list for equal lines, so that React re-renders only what has changed. */
function openLines(warnings: readonly Warning[], before: ReadonlyMap<string, readonly string[]>) {
  const lines = new Map<string, string[]>();
  for (const warning of warnings.filter(isOpenWarning)) {
    const path = pathOf(warning.place);
    lines.set(path, [...(lines.get(path) ?? []), warning.text.trim()]);
  }
  const isSame = (path: string, texts: readonly string[]) =>
    before.get(path)?.join('\n') === texts.join('\n');
  return new Map(
    [...lines].map(([path, texts]) => [path, isSame(path, texts) ? (before.get(path) ?? texts) : texts]),
  );
}

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

export function useWarnedLines(path: string): readonly string[] | undefined {
  const guard = useContext(GuardContext);
  return useSyncExternalStore(guard?.subscribe ?? subscribeToNothing, () => guard?.linesAt(path));
}
