import { type ComponentType, createContext, type RefObject } from 'react';

export interface LinesFootProps {
  /** The path of the list in the form. */
  name: string;
  label: string;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** Shown under every list of lines of a form, for instance what the lines contain. */
export const LinesFoot = createContext<ComponentType<LinesFootProps> | null>(null);
