import { measures } from './measures.ts';
import { numbers } from './numbers.ts';
import { several } from './several.ts';
import { units } from './units.ts';
import { weights } from './weights.ts';

/** Every rewriting, by theme. Each was written by hand before the code was run. */
export const REWRITINGS = { measures, units, numbers, weights, several };
