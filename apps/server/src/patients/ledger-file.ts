import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { erasureModes } from '@alecrim/domain';
import { z } from 'zod';
import type { ErasureRow } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { isId } from '../platform/ids.ts';
import { writePrivateFile } from '../platform/private-file.ts';
import { applyAgain, goesFurther, knownErasures, mergedErasures } from './ledger.ts';

/** Without the ledger a restore would bring erased patients back unseen, so an unreadable ledger is an error. */
export class LedgerUnreadable extends Error {
  constructor(file: string, line: number) {
    super(
      `O registro de exclusões ${file} está danificado na linha ${line}. Corrija ou retire a linha. Nada foi alterado.`,
    );
    this.name = 'LedgerUnreadable';
  }
}

const id = z.string().refine(isId);
const row = z.object({
  patient_id: id,
  owner_id: id.nullable(),
  mode: z.enum(erasureModes),
  reason: z.string().max(60),
  at: z.iso.datetime(),
});

export const ledgerFileIn = (dataDir: string): string => join(dataDir, 'erasures.jsonl');

/** One line for each erased patient: ids, never a name. No file is an empty ledger. */
export async function readLedger(file: string): Promise<ErasureRow[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line, i) => {
    if (line.trim() === '') return [];
    try {
      return [{ ...row.parse(JSON.parse(line)), done_date: null }];
    } catch {
      throw new LedgerUnreadable(file, i + 1);
    }
  });
}

/**
 * Makes the database and the file beside it agree. What only the file knows is done again: the database came back from
 * an earlier day by a way that does not pass through `restore`.
 */
export async function syncLedger({
  db,
  now,
  config,
  tasks,
}: Pick<Deps, 'db' | 'now' | 'config' | 'tasks'>): Promise<void> {
  const file = ledgerFileIn(config.dataDir);
  const [written, known] = [await readLedger(file), await knownErasures(db)];
  const inDatabase = new Map(known.map((erasure) => [erasure.patient_id, erasure]));
  const missed = written.filter((erasure) => {
    const there = inDatabase.get(erasure.patient_id);
    return !there || goesFurther(erasure, there);
  });
  if (missed.length > 0) await applyAgain({ db, now, tasks }, mergedErasures(missed));
  const all = mergedErasures(known, written);
  const text = all.map((erasure) => `${JSON.stringify(row.parse(erasure))}\n`).join('');
  if (all.length === 0 || text === written.map((line) => `${JSON.stringify(row.parse(line))}\n`).join(''))
    return;
  await writePrivateFile(file, text);
}
