import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ErasureMode, erasureModes } from '@alecrim/domain';
import { z } from 'zod';
import { eraseAccount, storeErasedAccount } from '../accounts/people/close-account.ts';
import { appendActs, system } from '../audit/trail.ts';
import type { Db, ErasedAccountRow, ErasureRow } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { OperatorError } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { writePrivateFile } from '../platform/private-file.ts';
import { eraseData } from './erase-data.ts';

/** All erasures that must be applied to any restored database. */
export interface Ledger {
  patients: ErasureRow[];
  accounts: ErasedAccountRow[];
}

export const knownErasures = (db: Db): Promise<ErasureRow[]> =>
  db.selectFrom('erasures').selectAll().orderBy('at').orderBy('patient_id').execute();

export const knownLedger = async (db: Db): Promise<Ledger> => ({
  patients: await knownErasures(db),
  accounts: await db.selectFrom('erased_accounts').selectAll().orderBy('at').orderBy('account_id').execute(),
});

/** Stores an erasure; a stronger one replaces an earlier one. */
export async function storeErasure(on: Db, erasure: ErasureRow): Promise<void> {
  const { mode, reason, at, done_date } = erasure;
  await on
    .insertInto('erasures')
    .values(erasure)
    .onConflict((conflict) => conflict.column('patient_id').doUpdateSet({ mode, reason, at, done_date }))
    .execute();
}

export async function erasureIsDone({ db, now }: Pick<Deps, 'db' | 'now'>, patientId: string): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ done_date: now().toISOString() })
    .where('patient_id', '=', patientId)
    .execute();
}

/** Merges ledgers. Of a patient's erasures the stronger mode and the latest moment count. */
export function mergedLedgers(...ledgers: readonly Ledger[]): Ledger {
  const patients = new Map<string, ErasureRow>();
  const accounts = new Map<string, ErasedAccountRow>();
  for (const ledger of ledgers) {
    for (const erasure of ledger.patients) {
      const known = patients.get(erasure.patient_id);
      patients.set(erasure.patient_id, known ? mergedErasures(known, erasure) : erasure);
    }
    for (const account of ledger.accounts)
      if (!accounts.has(account.account_id)) accounts.set(account.account_id, account);
  }
  const byTime = (a: { at: string }, b: { at: string }) => (a.at < b.at ? -1 : 1);
  return { patients: [...patients.values()].sort(byTime), accounts: [...accounts.values()].sort(byTime) };
}

const mergedErasures = (one: ErasureRow, other: ErasureRow): ErasureRow => ({
  ...(isStronger(other, one) ? other : one),
  at: one.at > other.at ? one.at : other.at,
});

/** What a database has to erase because of another ledger: it lacks the erasure, or has only an earlier or a weaker one. */
function missingFrom(known: Ledger, other: Ledger): Ledger {
  const byPatient = new Map(known.patients.map((erasure) => [erasure.patient_id, erasure]));
  const accountIds = new Set(known.accounts.map(({ account_id }) => account_id));
  const { patients, accounts } = mergedLedgers(known, other);
  return {
    patients: patients.filter((erasure) => {
      const there = byPatient.get(erasure.patient_id);
      return !there || isStronger(erasure, there) || erasure.at > there.at;
    }),
    accounts: accounts.filter(({ account_id }) => !accountIds.has(account_id)),
  };
}

/** "eliminar" is stronger than "anonimizar". */
const isStronger = (one: ErasureRow, other: ErasureRow) =>
  one.mode === 'eliminar' && other.mode !== 'eliminar';

/**
 * What has to be erased in a database that comes from a backup: what only the ledgers beside it have, and what was begun and
 * not done in the moment of the backup. What was done by then is in the backup. It is not repeated: the card of an
 * anonymised patient stays in use, and what was written about it since would be lost. An account's erasure has no end date,
 * and its id is never used again, so it is always repeated.
 */
export function erasuresAfterRestore(known: Ledger, written: Ledger): Ledger {
  const begun = known.patients.filter(({ done_date }) => done_date === null);
  return mergedLedgers(missingFrom(known, written), { patients: begun, accounts: known.accounts });
}

/** Repeats erasures in a database that may have been restored to an earlier day. Returns how many had an effect. */
export async function applyAgain(
  deps: Pick<Deps, 'db' | 'now' | 'tasks'>,
  { patients, accounts }: Ledger,
): Promise<{ patients: number; accounts: number }> {
  const found = { patients: 0, accounts: 0 };
  for (const { account_id, at } of accounts) {
    if (await eraseAccount(deps, account_id, { again: true })) found.accounts++;
    // Last: an interrupted erasure is repeated.
    await storeErasedAccount(deps.db, account_id, at);
  }
  for (const erasure of patients) if (await erasePatientAgain(deps, erasure)) found.patients++;
  return found;
}

async function erasePatientAgain(
  { db: on, now, tasks }: Pick<Deps, 'db' | 'now' | 'tasks'>,
  erasure: ErasureRow,
): Promise<boolean> {
  const { patient_id, owner_id, mode, reason } = erasure;
  const { patient, plans } = await eraseData({ db: on, now, tasks }, patient_id, mode as ErasureMode);
  await storeErasure(on, { ...erasure, done_date: now().toISOString() });
  if (!patient && plans.length === 0) return false;
  await appendActs({ db: on, now }, [
    {
      action: mode === 'eliminar' ? 'erased' : 'anonymised',
      actor: system,
      ownerId: owner_id,
      entity: 'Paciente',
      recordId: patient_id,
      patientId: patient_id,
      details: { reason, again: true },
    },
  ]);
  return true;
}

/** Without the ledger a restore would bring erased people back, so an unreadable ledger is an error. */
export class LedgerUnreadable extends OperatorError {
  constructor(file: string, line: number) {
    super(
      `O registro de exclusões ${file} está danificado na linha ${line}. Corrija ou retire a linha. Nada foi alterado.`,
    );
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
 * Synchronises the database and the file beside it. Erasures that only the file has are repeated: the database was
 * restored to an earlier day without the `restore` command.
 */
export async function syncLedger({
  db,
  now,
  config,
  tasks,
}: Pick<Deps, 'db' | 'now' | 'config' | 'tasks'>): Promise<void> {
  const file = ledgerFileIn(config.dataDir);
  const [written, known] = [await readLedger(file), await knownLedger(db)];
  await applyAgain({ db, now, tasks }, missingFrom(known, written));
  const text = textOf(mergedLedgers(known, written));
  if (text !== textOf(written)) await writePrivateFile(file, text);
}
