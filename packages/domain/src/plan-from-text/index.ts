import { type Block, blocksOf } from './blocks.ts';
import { readLines } from './read-lines.ts';

export { type Block, type BlockKind, blockKinds } from './blocks.ts';
export { type PastedPlan, planOfBlocks } from './plan-of-blocks.ts';
export { type Cell, type Table, tableLines } from './tables.ts';

/** A longer text is no plan. */
export const LONGEST_PASTE = 100_000;
export const MOST_PASTED_LINES = 2_000;

/** Whether a text is too long to be read as one plan. */
export const isTooLongToPaste = (text: string): boolean =>
  text.length > LONGEST_PASTE || (text.match(/\r\n?|\n/g)?.length ?? 0) > MOST_PASTED_LINES;

/** The parts of a plan that a text holds: plain, or with headings ("## "), bold lines ("*…*"), bullets and tables (tabs). */
export const blocksOfText = (text: string): Block[] =>
  isTooLongToPaste(text) ? [] : blocksOf(readLines(text));
