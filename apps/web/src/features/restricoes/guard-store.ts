import type { CheckedPlan } from '@alecrim/nutrition';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import type { Restrictions } from '../numeros/worker/worker-client.ts';
import { type Accepted, isOpenWarning, pathOf, type Warning, warningsOf } from './warnings.ts';

export interface GuardState {
  status: 'reading' | 'ready' | 'failed';
  warnings: readonly Warning[];
  checked?: CheckedPlan;
}

/** The lines of one list that have an open warning: sure ones ("contém") and possible ones ("pode conter"). */
interface WarnedLines {
  readonly sure: readonly string[];
  readonly possible: readonly string[];
}

const NO_LINES: WarnedLines = { sure: [], possible: [] };

/** What the form on the page holds that its patient avoids. Unknown restrictions cannot be compared: the store says so. */
export function createGuardStore(restrictions: Restrictions | undefined) {
  const { notify, subscribe } = createListeners();
  let state: GuardState = { status: restrictions ? 'reading' : 'failed', warnings: [] };
  let accepted: readonly Accepted[] = [];
  let lines: ReadonlyMap<string, WarnedLines> = new Map();
  const show = (next: Omit<GuardState, 'warnings'>) => {
    const warnings = next.checked ? warningsOf(next.checked, accepted) : [];
    state = { ...next, warnings };
    lines = openLines(warnings, lines);
    notify();
  };
  return {
    restrictions,
    subscribe,
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

/** The same value for equal lines, so that React re-renders only what has changed. */
function openLines(warnings: readonly Warning[], before: ReadonlyMap<string, WarnedLines>) {
  const lines = new Map<string, WarnedLines>();
  for (const { place, text, certainty } of warnings.filter(isOpenWarning)) {
    const path = pathOf(place);
    const { sure, possible } = lines.get(path) ?? NO_LINES;
    const line = text.trim();
    // Of two warnings about one line the sure one comes first.
    if (certainty === 'contem') lines.set(path, { sure: [...sure, line], possible });
    else if (!sure.includes(line)) lines.set(path, { sure, possible: [...possible, line] });
  }
  const textOf = (value: WarnedLines | undefined) => JSON.stringify(value);
  return new Map(
    [...lines].map(([path, next]) => {
      const former = before.get(path);
      return [path, former && textOf(former) === textOf(next) ? former : next];
    }),
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

export function useWarnedLines(path: string): WarnedLines {
  const guard = useContext(GuardContext);
  return useSyncExternalStore(guard?.subscribe ?? subscribeToNothing, () => guard?.linesAt(path) ?? NO_LINES);
}
