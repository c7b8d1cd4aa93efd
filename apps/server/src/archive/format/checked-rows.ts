import { z } from 'zod';
import { parseJson } from '../../platform/http/request-bodies.ts';
import type { Archive } from './archive-reader.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { type Line, linesIn } from './read-lines.ts';
import { entryOf } from './tables.ts';

export const moment = z.iso.datetime({ precision: 3 });

/** The rows of a table of an archive that a person sent: every value is checked before it is used. */
export async function* checkedRows<T>(
  archive: Archive,
  table: string,
  check: z.ZodType<T>,
): AsyncGenerator<T> {
  const entry = entryOf({ name: table });
  // An older program did not know every table.
  if (!archive.manifest.entries.some(({ name }) => name === entry)) return;
  for await (const line of linesIn(entry, archive.read(entry))) yield checked(entry, line, check);
}

function checked<T>(entry: string, { number, text }: Line, check: z.ZodType<T>): T {
  const refuse = (reason: string) => new ArchiveRefused(`linha ${number}: ${reason}`, { entry });
  let value: unknown;
  try {
    // The operator's tool restores backups outside the server, so the size needs no bound here.
    value = parseJson(text, { values: Number.POSITIVE_INFINITY });
  } catch (error) {
    throw refuse((error as Error).message);
  }
  const { data, error } = check.safeParse(value);
  if (error) {
    const [issue] = error.issues;
    throw refuse(`${issue?.path.join('.')}: ${issue?.message}.`);
  }
  return data;
}
