import type { Numbers } from '@alecrim/nutrition';

export interface NumbersState {
  status: 'reading' | 'ready' | 'failed';
  /** How often the form was read. A decision may change how a line is read and leave every number as it was. */
  readings: number;
  day?: Numbers;
}

/** The numbers of the form on the page. Only those who show a changed number are told. */
export interface NumbersStore {
  subscribe: (listener: () => void) => () => void;
  state: () => NumbersState;
  /** Of the meal, option or recipe at this path of the form. */
  of: (path: string) => Numbers | undefined;
  put: (day: Numbers, parts: ReadonlyMap<string, Numbers>) => void;
  fail: () => void;
}

export function createNumbersStore(): NumbersStore {
  const listeners = new Set<() => void>();
  let state: NumbersState = { status: 'reading', readings: 0 };
  let parts: ReadonlyMap<string, Numbers> = new Map();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    of: (path) => parts.get(path),
    put(day, read) {
      state = { status: 'ready', readings: state.readings + 1, day: kept(state.day, day) };
      parts = new Map([...read].map(([path, numbers]) => [path, kept(parts.get(path), numbers)]));
      tell();
    },
    fail() {
      state = { ...state, status: 'failed' };
      tell();
    },
  };
}

/** The same object for the same numbers, so that React draws only what has changed. */
const kept = (before: Numbers | undefined, after: Numbers): Numbers =>
  JSON.stringify(before) === JSON.stringify(after) ? (before ?? after) : after;
