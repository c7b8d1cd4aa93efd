import { createContext } from 'react';
import type { WriteLine } from './use-write-line.ts';

/** What an item of the reading can do to the list of lines that it was read in. */
export interface Panel {
  isRecipe: boolean;
  write: WriteLine;
  /** A copy of the option with another text for the line at `place`; absent in a recipe. */
  addOption?: (place: number, text: string) => void;
}

export const PanelContext = createContext<Panel | null>(null);
