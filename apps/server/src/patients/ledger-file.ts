import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { erasureModes } from '@alecrim/domain';
import { z } from 'zod';
import type { Deps } from '../platform/deps.ts';
import { isId } from '../platform/ids.ts';
import { writePrivateFile } from '../platform/private-file.ts';
import { applyAgain, knownLedger, type Ledger, mergedLedgers, missingFrom } from './ledger.ts';

/** Without the ledger a restore would bring erased people back unseen, so an unreadable ledger is an error. */
export class LedgerUnreadable extends Error {
  constructor(file: string, line: number) {
    super(
      `O registro de exclusões ${file} está danificado na linha ${line}. Corrija ou retire a linha. Nada foi alterado.`,
    );
    this.name = 'LedgerUnreadable';
  }
}

const id = z.string().refine(isId);
const patientLine = z.object({
  patient_id: id,
  owner_id: id.nullable(),
  mode: z.enum(erasureModes),
  reason: z.string().max(60),
  at: z.iso.datetime(),
});
const accountLine = z.object({ account_id: id, at: z.iso.datetime() });

export const ledgerFileIn = (dataDir: string): string => join(dataDir, 'erasures.jsonl');

/** One line for each erased patient and account: ids, never a name. No file is an empty ledger. */
export async function readLedger(file: string): Promise<Ledger> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const ledger: Ledger = { patients: [], accounts: [] };
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      const row = JSON.parse(line);
      if ('account_id' in row) ledger.accounts.push(accountLine.parse(row));
      else ledger.patients.push({ ...patientLine.parse(row), done_date: null });
    } catch {
      throw new LedgerUnreadable(file, i + 1);
    }
  }
  return ledger;
}

const textOf = ({ patients, accounts }: Ledger): string =>
  [
    ...patients.map((erasure) => patientLine.parse(erasure)),
    ...accounts.map((account) => accountLine.parse(account)),
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

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
  const [written, known] = [await readLedger(file), await knownLedger(db)];
  await applyAgain({ db, now, tasks }, mergedLedgers(missingFrom(known, written)));
  const text = textOf(mergedLedgers(known, written));
  if (text !== textOf(written)) await writePrivateFile(file, text);
}
