import { expect, test } from 'vitest';
import { examplesOf, type PastedExample, planOf } from './testing/fixtures.ts';
import { itemScore, otherFaults } from './testing/score.ts';

const blind = examplesOf('./blind.txt');

function shareOf(examples: readonly PastedExample[]) {
  const scores = examples.map((example) => ({ example, ...itemScore(example, planOf(example)) }));
  const right = scores.reduce((sum, score) => sum + score.right, 0);
  const items = scores.reduce((sum, score) => sum + score.items, 0);
  const faults = scores.flatMap(({ example, faults }) => faults.map((fault) => `${example.name}: ${fault}`));
  return { share: right / items, items, faults };
}

test('debug', () => {
  const r = shareOf(blind);
  console.log(r.share, r.items, r.faults.join('\n'));
  console.log(blind.flatMap((e) => otherFaults(e, planOf(e)).map((f) => `${e.name}: ${f}`)).join('\n'));
  expect(r.share).toBeGreaterThan(0.95);
});
