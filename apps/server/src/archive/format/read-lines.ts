import { ArchiveRefused } from './archive-refused.ts';

// A plan is at most 10 MB on the way in; nothing honest is longer than this.
const MAX_LINE_BYTES = 64 * 1024 * 1024;
const NEWLINE = 10;

export interface Line {
  number: number;
  text: string;
}

/** The lines of an entry, one at a time, however large the entry is. */
export async function* linesIn(entry: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let number = 0;
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield { number: ++number, text: Buffer.concat([...rest, chunk.subarray(start, end)]).toString() };
      rest = [];
      length = 0;
      start = end + 1;
    }
    rest.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > MAX_LINE_BYTES) throw new ArchiveRefused('uma linha é grande demais.', { entry });
  }
  if (length > 0) yield { number: ++number, text: Buffer.concat(rest).toString() };
}

/** Items by the handful: a hundred for one statement, fewer when they are heavy. */
export async function* inBatches<T>(
  items: AsyncIterable<T>,
  weightOf: (item: T) => number = () => 1,
  limit = 100,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let weight = 0;
  for await (const item of items) {
    batch.push(item);
    weight += weightOf(item);
    if (weight < limit) continue;
    yield batch;
    batch = [];
    weight = 0;
  }
  if (batch.length > 0) yield batch;
}
