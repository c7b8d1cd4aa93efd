import type { ErasureMode } from '@alecrim/domain';
import { eraseAccount, rememberErasedAccount } from '../accounts/people/erase-account.ts';
import { system } from '../audit/acts.ts';
import { appendActs } from '../audit/trail.ts';
import type { Db, ErasedAccountRow, ErasureRow } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { eraseData } from './erase-data.ts';

/** All erasures that must hold in any database that comes back from an earlier day. */
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

/** Remembers an erasure; one that goes further takes the place of the earlier. */
export async function rememberErasure(on: Db, erasure: ErasureRow): Promise<void> {
  const { mode, reason, at, done_date } = erasure;
  await on
    .insertInto('erasures')
    .values(erasure)
    .onConflict((conflict) => conflict.column('patient_id').doUpdateSet({ mode, reason, at, done_date }))
    .execute();
}

/** Nothing of the patient is left. */
export async function erasureIsDone({ db, now }: Pick<Deps, 'db' | 'now'>, patientId: string): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ done_date: now().toISOString() })
    .where('patient_id', '=', patientId)
    .execute();
}

/** All of them as one; "eliminar" goes further than "anonimizar". */
export function mergedLedgers(...ledgers: readonly Ledger[]): Ledger {
  const patients = new Map<string, ErasureRow>();
  const accounts = new Map<string, ErasedAccountRow>();
  for (const ledger of ledgers) {
    for (const erasure of ledger.patients) {
      const known = patients.get(erasure.patient_id);
      if (!known || goesFurther(erasure, known)) patients.set(erasure.patient_id, erasure);
    }
    for (const account of ledger.accounts)
      if (!accounts.has(account.account_id)) accounts.set(account.account_id, account);
  }
  const byTime = (a: { at: string }, b: { at: string }) => (a.at < b.at ? -1 : 1);
  return { patients: [...patients.values()].sort(byTime), accounts: [...accounts.values()].sort(byTime) };
}

/** What one ledger asks for and the other does not know of. */
export function missingFrom(known: Ledger, { patients, accounts }: Ledger): Ledger {
  const byPatient = new Map(known.patients.map((erasure) => [erasure.patient_id, erasure]));
  const accountIds = new Set(known.accounts.map(({ account_id }) => account_id));
  return {
    patients: patients.filter((erasure) => {
      const there = byPatient.get(erasure.patient_id);
      return !there || goesFurther(erasure, there);
    }),
    accounts: accounts.filter(({ account_id }) => !accountIds.has(account_id)),
  };
}

const goesFurther = (one: ErasureRow, other: ErasureRow) =>
  one.mode === 'eliminar' && other.mode !== 'eliminar';

/** Does again what was once done, in a database that may have come back from before it. Gives how many it found. */
export async function applyAgain(
  deps: Pick<Deps, 'db' | 'now' | 'tasks'>,
  { patients, accounts }: Ledger,
): Promise<{ patients: number; accounts: number }> {
  const found = { patients: 0, accounts: 0 };
  for (const { account_id, at } of accounts) {
    if (await eraseAccount(deps, account_id, { again: true })) found.accounts++;
    // Last: until then, an interrupted one is begun again.
    await rememberErasedAccount(deps.db, account_id, at);
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
  await rememberErasure(on, { ...erasure, done_date: now().toISOString() });
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
