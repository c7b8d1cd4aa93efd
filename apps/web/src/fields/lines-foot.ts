import { type ComponentType, createContext } from 'react';

/** Shown under every list of lines of a form, for instance what the lines contain. `name` is the path of the list. */
export const LinesFoot = createContext<ComponentType<{ name: string; label: string }> | null>(null);
