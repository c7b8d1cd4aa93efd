import { measures } from './measures.ts';
import { numbers } from './numbers.ts';
import { several } from './several.ts';
import { units } from './units.ts';
import { weights } from './weights.ts';

/** Every rewriting, by theme. Write the result of a new one by hand before you run the code. */
export const REWRITINGS = { measures, units, numbers, weights, several };
