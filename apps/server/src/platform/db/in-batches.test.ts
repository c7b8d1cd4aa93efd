import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

/** A reader whose answers come when the test says so. */
function aSlowReader() {
  const asked: { keys: string[]; answer(value: string): void; fail(reason: Error): void }[] = [];
  const read = inBatches(
    (keys) =>
      new Promise<Map<string, string>>((resolve, reject) => {
        asked.push({
          keys,
          answer: (value) => resolve(new Map(keys.map((key) => [key, `${key} ${value}`]))),
          fail: reject,
        });
      }),
  );
  return { asked, read };
}

test('reads that arrive during a query are answered together by the next query', async () => {
  const { asked, read } = aSlowReader();
  const first = read('a');
  const later = [read('a'), read('b'), read('a')];
  expect(asked.map(({ keys }) => keys)).toEqual([['a']]);
  asked[0]?.answer('old');
  expect(await first).toBe('a old');
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]);
  asked[1]?.answer('new');
  expect(await Promise.all(later)).toEqual(['a new', 'b new', 'a new']);
});

test('a missing row is undefined, and a failed query rejects only the reads that it served', async () => {
  const { asked, read } = aSlowReader();
  const failing = read('a');
  const next = read('b');
  asked[0]?.fail(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  asked[1]?.answer('found');
  expect(await next).toBe('b found');
  const nobody = inBatches(async () => new Map<string, string>());
  expect(await nobody('c')).toBeUndefined();
});
