import { expect, test } from 'vitest';
import { collected } from './collected.ts';

async function* from<T>(items: T[]): AsyncGenerator<T> {
  yield* items;
}
const tooMany = () => new Error('too many');

test('async iterables become lists, also inside of other ones', async () => {
  const value = { name: 'Ana', none: null, tags: ['a'], plans: from([{ id: 1, versions: from([1, 2]) }]) };
  expect(await collected(value, 100, tooMany)).toEqual({
    name: 'Ana',
    none: null,
    tags: ['a'],
    plans: [{ id: 1, versions: [1, 2] }],
  });
});

test('nothing more is read once there is too much', async () => {
  let read = 0;
  async function* endless() {
    for (;;) yield `item ${read++}`;
  }
  await expect(collected({ list: endless() }, 50, tooMany)).rejects.toThrow('too many');
  expect(read).toBeLessThan(10);
});
