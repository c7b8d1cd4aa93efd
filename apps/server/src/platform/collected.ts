import { createPause } from './event-loop.ts';

/** The value with its async iterables as lists. `most` bounds the letters of their items; more of them is `tooMany`. */
export async function collected(value: object, most: number, tooMany: () => Error): Promise<object> {
  const pause = createPause();
  let letters = 0;

  async function inMemory(part: unknown): Promise<unknown> {
    if (typeof part !== 'object' || part === null) return part;
    if (Symbol.asyncIterator in part) return listOf(part as AsyncIterable<unknown>);
    // Lists come from the database as a whole: nothing in them is still to be read.
    if (Array.isArray(part)) return part;
    const entries: [string, unknown][] = [];
    for (const [name, item] of Object.entries(part)) entries.push([name, await inMemory(item)]);
    return Object.fromEntries(entries);
  }

  async function listOf(items: AsyncIterable<unknown>): Promise<unknown[]> {
    const list: unknown[] = [];
    for await (const item of items) {
      await pause();
      const read = await inMemory(item);
      letters += JSON.stringify(read).length;
      if (letters > most) throw tooMany();
      list.push(read);
    }
    return list;
  }

  return (await inMemory(value)) as object;
}
