import { expect, test } from 'vitest';
import { sizeText } from './size.ts';

test.each([
  [0, '0 KB'],
  [120, '0,1 KB'],
  [1500, '1,5 KB'],
  [999_000, '999 KB'],
  [1_000_000, '1 MB'],
  [12_440_000, '12,4 MB'],
  [5_000_000_000, '5 GB'],
  [2_500_000_000_000_000, '2.500 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
