import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { AuditRow, Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { writePrivateFile } from '../platform/private-file.ts';
import { sealOf } from './trail.ts';

export interface Verdict {
  /** How many entries were read and found whole. */
  entries: number;
  /** The first entry that is not as it was written, and what is wrong with it. */
  broken?: { seq: number; reason: string };
  /** The end of the chain; empty when there is none. */
  hash: string;
}

const PAGE = 1_000;

/** Reads the whole chain from its first entry. Call it inside a snapshot, or new entries look like a broken end. */
export async function verifyTrail(on: Db, witness?: Witness): Promise<Verdict> {
  let entries = 0;
  let hash = '';
  const broken = (seq: number, reason: string): Verdict => ({ entries, hash, broken: { seq, reason } });
  for (let rows = await page(on, 0); rows.length > 0; rows = await page(on, entries)) {
    for (const { hash: seal, ...entry } of rows) {
      const seq = entries + 1;
      if (entry.seq !== seq) return broken(seq, 'falta na trilha');
      if (sealOf(hash, entry) !== seal) return broken(seq, 'foi alterada depois de escrita');
      if (seq === witness?.seq && seal !== witness.hash)
        return broken(seq, `não é a que a testemunha viu em ${witness.at}`);
      entries = seq;
      hash = seal;
    }
  }
  const head = await on.selectFrom('audit_head').selectAll().executeTakeFirst();
  const last = Math.max(head?.seq ?? 0, witness?.seq ?? 0);
  if (last > entries) return broken(entries + 1, `falta: a trilha foi cortada (deveria ir até ${last})`);
  if ((head?.seq ?? 0) < entries || (head?.hash ?? '') !== hash)
    return broken(entries, 'não é a que o fim registrado da trilha indica');
  return { entries, hash };
}

const page = (on: Db, after: number): Promise<AuditRow[]> =>
  on.selectFrom('audit_entries').selectAll().where('seq', '>', after).orderBy('seq').limit(PAGE).execute();

const witnessSchema = z.object({ seq: z.number().int(), hash: z.string(), at: z.string() });

/** The end of the chain as it was at some moment, kept outside the database. */
type Witness = z.infer<typeof witnessSchema>;

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

/** A restore replaces the chain, so the witness must be replaced too. */
export const replaceWitness = (dataDir: string, witness: Witness): Promise<void> =>
  writePrivateFile(fileIn(dataDir), `${JSON.stringify(witness)}\n`);
