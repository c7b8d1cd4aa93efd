import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('the entry that was used longest ago is removed first', () => {
  const cache = createLruCache<string>(2);
  cache.set('a', 'A');
  cache.set('b', 'B');
  cache.get('a');
  cache.set('c', 'C');
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C']);
});

test('weights add up, a replaced value counts once, and the newest entry stays even if it is too heavy', () => {
  const cache = createLruCache<number[]>(5, ({ length }) => length);
  cache.set('a', [1, 2]);
  cache.set('a', [1, 2, 3]);
  cache.set('b', [1, 2]);
  expect([cache.get('a'), cache.get('b')]).toEqual([
    [1, 2, 3],
    [1, 2],
  ]);
  cache.set('c', [1, 2, 3, 4, 5, 6]);
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.length)).toEqual([undefined, undefined, 6]);
});
