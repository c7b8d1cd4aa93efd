import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { manyTimes } from './client.mjs';

test('after a failure no further job begins, and the running ones end before the failure is thrown', async () => {
  const [begun, ended] = [[], []];
  const job = async (turn) => {
    begun.push(turn);
    if (turn === 1) throw new Error('refused');
    await nextTurn();
    ended.push(turn);
  };
  await expect(manyTimes(100, 3, job)).rejects.toThrow('refused');
  expect(begun).toEqual([0, 1, 2]);
  expect(ended).toEqual([0, 2]);
});
