import { expect, test } from 'vitest';
import { randomBytes } from './random-bytes.ts';

test('no two of 20,000 answers are the same, and none is all zeros', () => {
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

test('wiping one answer leaves every byte of the next one random', () => {
  const answers = Array.from({ length: 4_000 }, () => randomBytes(17));
  for (let i = 0; i < 17; i++) expect(new Set(answers.map((bytes) => bytes[i])).size).toBeGreaterThan(200);
});

test('as much as the pool holds, and no more', () => {
  expect(randomBytes(4_096)).toHaveLength(4_096);
  expect(() => randomBytes(4_097)).toThrow(RangeError);
});
