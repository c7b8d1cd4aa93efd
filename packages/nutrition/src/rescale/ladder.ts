import type { Reading } from '../reading/answer.ts';
import type { LineReader } from '../reading/line-reader.ts';
import type { FractionStyle } from './number-style.ts';
import { readsBack } from './reads-back.ts';
import { rewriteLine } from './rewrite-line.ts';

/** A line grows or shrinks at most so far: beyond, it is another meal. */
export const LEAST_FACTOR = 0.4;
export const MOST_FACTOR = 2.5;
// Half of the finest usual step, 10 g of 100.
const EVERY = 0.05;

/**
 * The texts that a line can have, from the least amount to the most: the line as it is written and those with more, or
 * those with less. Where the day shall have less, no line gets more.
 */
export function ladderOf(
  reading: Reading,
  read: LineReader,
  fraction: FractionStyle,
  isUp: boolean,
): readonly Reading[] {
  const [from, to] = isUp ? [1 + EVERY, MOST_FACTOR] : [LEAST_FACTOR, 1 - EVERY];
  const rungs: Reading[] = [];
  const seen = new Set([reading.text]);
  for (let step = Math.round(from / EVERY); step <= Math.round(to / EVERY); step++) {
    const rewritten = rewriteLine(reading, step * EVERY, fraction);
    if (seen.has(rewritten.text)) continue;
    seen.add(rewritten.text);
    const after = read(rewritten.text);
    if (readsBack(reading, rewritten, after)) rungs.push(after);
  }
  return isUp ? [reading, ...rungs] : [...rungs, reading];
}
