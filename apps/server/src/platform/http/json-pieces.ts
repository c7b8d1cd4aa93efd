import { Readable } from 'node:stream';
import { createPause } from '../event-loop-turns.ts';

// Deep enough for the records inside an answer and the versions inside them.
const DEPTH = 4;

/** A large answer written a piece at a time. An async iterable inside it becomes a list, read while it is sent. */
export function jsonStream(value: object): Readable {
  const pause = createPause();
  return Readable.from(
    (async function* () {
      for await (const piece of allPiecesOf(value, DEPTH)) {
        await pause();
        yield piece;
      }
    })(),
    { objectMode: false },
  );
}

async function* allPiecesOf(value: unknown, depth: number): AsyncGenerator<string> {
  const isIterable = typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
  if (isIterable) {
    let before = '[';
    for await (const item of value as AsyncIterable<unknown>) {
      yield before;
      yield* allPiecesOf(item, depth - 1);
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  } else if (holdsIterable(value)) {
    let before = '{';
    for (const [key, item] of Object.entries(value)) {
      if (item === undefined) continue;
      yield `${before}${JSON.stringify(key)}:`;
      yield* allPiecesOf(item, depth - 1);
      before = ',';
    }
    yield '}';
  } else yield* piecesOf(value, depth);
}

const holdsIterable = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).some(
    (item) => typeof item === 'object' && item !== null && Symbol.asyncIterator in item,
  );

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
