import { createContext, useContext } from 'react';

/**
 * Takes a step back: by an undo while it is the last one, else by `otherwise`, which becomes a step itself. Returns whether it
 * was an undo.
 */
export type TakeBack = (otherwise: () => void) => boolean;

/** How a list of parts is changed while it is on the page, so that its parts keep what they show. */
export interface ListTools {
  insert: (index: number, parts: object[], options: { shouldFocus: boolean }) => void;
  remove: (index: number[]) => void;
  move: (from: number, to: number) => void;
}

/** What the fields and the tools of a form need to know about its history. Whatever they write can be undone. */
export interface HistoryAccess {
  /** All that `change` writes into the form is one step. The label says what was done: "Quantidades ajustadas". */
  step: (label: string, change: () => void) => TakeBack;
  /** Writes what belongs to no step, such as what the app adds in the background. */
  quietly: (change: () => void) => void;
  /** Writes what follows from the last step, such as a text that a save has tidied. An undo takes it back too. */
  asPartOfLast: (change: () => void) => void;
  /** An undo is writing: it also brings back what follows from the values. */
  isRestoring: () => boolean;
  /** Tells how a list on the page is changed, until the returned function is called. */
  addList: (name: string, tools: ListTools) => () => void;
}

export const withoutHistory: TakeBack = (otherwise) => {
  otherwise();
  return false;
};

/** A form without a history. */
const noHistory: HistoryAccess = {
  step: (_label, change) => {
    change();
    return withoutHistory;
  },
  quietly: (change) => change(),
  asPartOfLast: (change) => change(),
  isRestoring: () => false,
  addList: () => () => {},
};

export const HistoryContext = createContext<HistoryAccess>(noHistory);

/** The history of the form around it. */
export const useHistory = (): HistoryAccess => useContext(HistoryContext);
