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

/** The texts that a line can have, from the least amount to the most. The line as it is written is one of them. */
export function ladderOf(reading: Reading, read: LineReader, fraction: FractionStyle): readonly Reading[] {
  const rungs: Reading[] = [];
  const seen = new Set<string>();
  const put = (text: string, isGood: (after: Reading) => boolean): void => {
    if (seen.has(text)) return;
    seen.add(text);
    const after = read(text);
    if (isGood(after)) rungs.push(after);
  };
  for (let steps = LEAST_FACTOR / EVERY; steps <= MOST_FACTOR / EVERY; steps++) {
    const factor = steps * EVERY;
    if (Math.abs(factor - 1) < EVERY / 2) put(reading.text, () => true);
    else {
      const rewritten = rewriteLine(reading, factor, fraction);
      // The line as it is has its own place, in the middle.
      if (rewritten.text !== reading.text)
        put(rewritten.text, (after) => readsBack(reading, rewritten, after));
    }
  }
  return rungs;
}
