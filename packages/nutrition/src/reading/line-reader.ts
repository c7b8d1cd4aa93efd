import type { Decision, Reading } from './answer.ts';
import type { FoodIndex } from './food-index.ts';
import { readLine } from './read-line.ts';

// Some megabytes at most. A longer line is rarely written twice.
const KEPT_LINES = 4_000;
const KEPT_CHARACTERS = 160;

export type LineReader = (text: string) => Reading;

/** Reads each line once: plans repeat their lines, and a save reads all of them again. */
export function lineReader(index: FoodIndex, decisions?: ReadonlyMap<string, Decision>): LineReader {
  const kept = new Map<string, Reading>();
  return (text) => {
    const before = kept.get(text);
    if (before !== undefined) return before;
    const reading = readLine(index, text, { decisions });
    if (text.length > KEPT_CHARACTERS) return reading;
    if (kept.size >= KEPT_LINES) kept.clear();
    kept.set(text, reading);
    return reading;
  };
}
