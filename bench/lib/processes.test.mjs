import { expect, test } from 'vitest';
import { timeBetween } from './processes.mjs';

test('the time between two readings counts new threads in full and leaves ended threads out', () => {
  const before = new Map([
    ['stays', 5],
    ['ends', 9],
  ]);
  const after = new Map([
    ['stays', 7],
    ['begins', 1],
  ]);
  expect(timeBetween(before, after)).toBe(3);
});
