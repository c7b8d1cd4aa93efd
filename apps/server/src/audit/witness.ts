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
    // What cannot be read bears witness to nothing; the next hour writes it anew.
    return undefined;
  }
}

/** Whoever shortens or rewrites the chain in the database later disagrees with this file. */
export async function writeWitness({
  db,
  now,
  config: { dataDir },
}: Pick<Deps, 'db' | 'now' | 'config'>): Promise<void> {
  const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst();
  const known = await readWitness(dataDir);
  // It never goes back: a chain that became shorter is exactly what it is there to tell.
  if (!head || (known && known.seq >= head.seq)) return;
  await replaceWitness(dataDir, { ...head, at: now().toISOString() });
}

/** After a restore another chain begins, on purpose. */
export const replaceWitness = (dataDir: string, witness: Witness): Promise<void> =>
  writePrivateFile(fileIn(dataDir), `${JSON.stringify(witness)}\n`);
