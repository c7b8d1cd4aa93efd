import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Deps } from '../platform/deps.ts';
import { writePrivateFile } from '../platform/private-file.ts';

const witnessSchema = z.object({ seq: z.number().int(), hash: z.string(), at: z.string() });

/** The end of the chain as it was at some moment, kept outside the database. */
export type Witness = z.infer<typeof witnessSchema>;

const fileIn = (dataDir: string) => join(dataDir, 'audit-head.json');

export async function readWitness(dataDir: string): Promise<Witness | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return witnessSchema.parse(JSON.parse(text));
  } catch {
    // A file that cannot be read proves nothing; the next hourly clean-up writes it again.
    return undefined;
  }
}

/** Writes the end of the chain to a file: a chain that was shortened or rewritten later does not match it. */
export async function writeWitness({
  db,
  now,
  config: { dataDir },
}: Pick<Deps, 'db' | 'now' | 'config'>): Promise<void> {
  const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst();
  const known = await readWitness(dataDir);
  // Never replaced by an earlier end: a chain that became shorter is what this file has to reveal.
  if (!head || (known && known.seq >= head.seq)) return;
  await replaceWitness(dataDir, { ...head, at: now().toISOString() });
}

/** After a restore another chain begins, on purpose. */
export const replaceWitness = (dataDir: string, witness: Witness): Promise<void> =>
  writePrivateFile(fileIn(dataDir), `${JSON.stringify(witness)}\n`);
