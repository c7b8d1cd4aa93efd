import { expect, test } from 'vitest';
import { medianOfRuns, withRun } from './runs.mjs';

const at = (commit) => ({ commit });

test('the last three runs of a commit are kept together', () => {
  const kept = [1, 2, 3, 4].reduce((rows, figure) => withRun(rows, at('abc'), figure), undefined);
  expect(kept).toEqual({ commit: 'abc', runs: [2, 3, 4] });
});

test('another commit begins anew, and so does a changed file', () => {
  const kept = withRun(undefined, at('abc'), 1);
  expect(withRun(kept, at('def'), 2).runs).toEqual([2]);
  const changed = withRun(kept, at('abc-dirty'), 2);
  expect(withRun(changed, at('abc-dirty'), 3).runs).toEqual([3]);
});

test('several runs are one: the median of each number, the last of each word', () => {
  const runs = [2, 3, 1].map((cpu) => ({ row: `get ${cpu}`, ours: { cpu } }));
  expect(medianOfRuns(runs)).toEqual({ row: 'get 1', ours: { cpu: 2 } });
});
