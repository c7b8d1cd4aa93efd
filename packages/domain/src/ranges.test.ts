import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Faixa, rangeOf, type StoredFaixa, storedRange } from './ranges.ts';

const grams = fc.integer({ min: 0, max: 50_000 }).map((tenths) => tenths / 10);
const someRange = fc
  .record({ least: grams, below: grams, above: grams, faltam: fc.integer({ min: 0, max: 9 }) })
  .map(({ least, below, above, faltam }) => ({
    min: least,
    base: least + below,
    max: least + below + above,
    faltam,
  }));
const exactRange = fc
  .tuple(grams, fc.integer({ min: 0, max: 1 }))
  .map(([grams, faltam]) => ({ min: grams, base: grams, max: grams, faltam }));
const ranges = fc.oneof(someRange, exactRange);
const asSaved = (range: Faixa): StoredFaixa => JSON.parse(JSON.stringify(storedRange(range)));

test('a stored range, read again, is the same range', () => {
  const holds = (range: Faixa) => void expect(rangeOf(asSaved(range))).toEqual(range);
  fc.assert(fc.property(ranges, holds));
});

test('a range of an earlier version, stored whole, is read as it is', () => {
  const holds = (range: Faixa) => void expect(rangeOf(range)).toEqual(range);
  fc.assert(fc.property(ranges, holds));
});

test('a range is one number exactly when nothing varies and nothing is missing', () => {
  expect(storedRange({ min: 12.5, base: 12.5, max: 12.5, faltam: 0 })).toBe(12.5);
  expect(typeof storedRange({ min: 12, base: 12.5, max: 12.5, faltam: 0 })).toBe('object');
  expect(typeof storedRange({ min: 12.5, base: 12.5, max: 13, faltam: 0 })).toBe('object');
  expect(typeof storedRange({ min: 12.5, base: 12.5, max: 12.5, faltam: 1 })).toBe('object');
});
