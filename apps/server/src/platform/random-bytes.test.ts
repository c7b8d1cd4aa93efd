import { expect, test } from 'vitest';
import { randomBytes } from './random-bytes.ts';

test('no two of 20,000 answers are the same, and none is empty bytes', () => {
  const texts = Array.from({ length: 20_000 }, () => randomBytes(17).toString('hex'));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.some((text) => /^0+$/.test(text))).toBe(false);
});

test('an answer keeps its bytes while others are given', () => {
  const first = randomBytes(17);
  const text = first.toString('hex');
  for (let i = 0; i < 1_000; i++) randomBytes(17);
  expect(first.toString('hex')).toBe(text);
});

test('every value of a byte comes, about as often as any other', () => {
  const counts = new Array<number>(256).fill(0);
  for (let i = 0; i < 16_000; i++) for (const byte of randomBytes(16)) counts[byte] = (counts[byte] ?? 0) + 1;
  // 1,000 each; 200 is more than six standard deviations away.
  expect(Math.min(...counts)).toBeGreaterThan(800);
  expect(Math.max(...counts)).toBeLessThan(1_200);
});

test('as much as the pool holds, and no more', () => {
  expect(randomBytes(4_096)).toHaveLength(4_096);
  expect(() => randomBytes(4_097)).toThrow(RangeError);
});
