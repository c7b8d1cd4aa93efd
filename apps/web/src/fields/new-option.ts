import { createContext } from 'react';

/** Adds an option with these lines after the option at `index` of the meal around; gives back what focuses it. */
export type NewOption = (index: number, itens: string[]) => () => void;

/** Null outside of a meal. */
export const NewOptionContext = createContext<NewOption | null>(null);
