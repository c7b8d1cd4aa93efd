import { expect, test } from 'vitest';
import { examplesOf, planOf } from './testing/fixtures.ts';
import { itemScore, otherFaults } from './testing/score.ts';

const examples = ['./blind.txt', './blind-2.txt', './blind-3.txt', './others.txt'].flatMap(examplesOf);

test('over eighty pasted plans: at least 95 % of the items are in the right meal and option', () => {
  const scores = examples.map((example) => itemScore(example, planOf(example)));
  const right = scores.reduce((sum, score) => sum + score.right, 0);
  const items = scores.reduce((sum, score) => sum + score.items, 0);
  const faults = scores.flatMap((score, at) =>
    score.faults.map((fault) => `${examples[at]?.name}: ${fault}`),
  );
  expect(examples.length).toBeGreaterThanOrEqual(80);
  expect(right / items, faults.join('\n')).toBeGreaterThanOrEqual(0.95);
});

test.each(examples.map((example) => [example.name, example] as const))('%s', (_name, example) => {
  expect(otherFaults(example, planOf(example))).toEqual([]);
});
