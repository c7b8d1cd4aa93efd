import { expect, test } from 'vitest';
import { comparedWithEarlier, hasRegression } from './compared.mjs';

const result = (ratio) => ({
  row: 'get',
  atOnce: 8,
  ours: { cpu: ratio },
  earlier: { cpu: 1 },
  ratios: { earlier: ratio },
});

test('a row beyond 1.1 × its earlier cost is marked and is a regression', () => {
  expect(comparedWithEarlier([result(1.1), result(1.11)]).map((row) => row['beyond 1.1'])).toEqual(['', '✗']);
  expect(hasRegression([result(1.1)])).toBe(false);
  expect(hasRegression([result(0.8), result(1.11)])).toBe(true);
});
