import { lines, text } from '../fields.ts';

/** What a patient may eat in place of one line of the plan, as the server computed it at the last save. */
export const trocaFields = {
  /** The line exactly as the plan has it: every place with this line has the same equivalents. */
  linha: text(2_000),
  /** Equivalents in words: "2 fatias de pão de forma integral (50 g)". */
  por: lines(),
};

/** No plan that people write has so many different lines with an equivalent. */
export const MOST_SWAPS = 500;
