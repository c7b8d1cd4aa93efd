import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from './responses.ts';

test('the pieces of a streamed answer join to the JSON text of the whole value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 5 }), (value, depth) => {
      expect([...piecesOf(value, depth)].join('')).toBe(JSON.stringify(value));
    }),
    { seed: 8, numRuns: 500 },
  );
  expect([...piecesOf({ a: undefined, b: [undefined] }, 3)].join('')).toBe('{"b":[null]}');
});
