import { Readable } from 'node:stream';
import { createPause } from '../event-loop-turns.ts';

// Deep enough for the records inside an answer and the versions inside them.
const DEPTH = 4;

/** A large answer written a piece at a time. */
export function jsonStream(value: object): Readable {
  const pause = createPause();
  return Readable.from(
    (async function* () {
      for (const piece of piecesOf(value, DEPTH)) {
        await pause();
        yield piece;
      }
    })(),
    { objectMode: false },
  );
}

/** The text that `JSON.stringify` gives, in pieces. */
export function* piecesOf(value: unknown, depth: number): Generator<string> {
  if (typeof value !== 'object' || value === null || depth === 0) {
    yield JSON.stringify(value) ?? 'null';
    return;
  }
  const isList = Array.isArray(value);
  let before = isList ? '[' : '{';
  yield before;
  before = '';
  for (const [key, item] of Object.entries(value)) {
    if (!isList && item === undefined) continue;
    yield isList ? before : `${before}${JSON.stringify(key)}:`;
    yield* piecesOf(item, depth - 1);
    before = ',';
  }
  yield isList ? ']' : '}';
}
