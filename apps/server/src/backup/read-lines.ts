import { ArchiveRefused } from './refused.ts';
import type { Row } from './row-values.ts';

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

// Enough for one statement; few enough that huge plans do not pile up.
const BATCH_ROWS = 100;
const BATCH_CHARACTERS = 2_000_000;

/** Lines turned into rows, by the handful. */
export async function* batchesOf<T extends Row>(
  lines: AsyncIterable<Line>,
  asRow: (line: Line) => T | Promise<T>,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let characters = 0;
  for await (const line of lines) {
    batch.push(await asRow(line));
    characters += line.text.length;
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}
