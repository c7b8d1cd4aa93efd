import { BIN_DAYS, DAY_MS, HOUR_MS } from '@alecrim/domain';
import { sql } from 'kysely';
import { eraseClosedAccounts } from './accounts/people/close-account.ts';
import { applyLimits, foldUsage } from './accounts/usage.ts';
import { forgetOldCopies } from './archive/account-copy/copy-folder.ts';
import { backupIfDue } from './archive/backup/nightly.ts';
import { copyOffMachine } from './archive/backup/off-machine-copy.ts';
import { writeWitness } from './audit/verify.ts';
import { eraseBinned } from './entities/bin.ts';
import { KEY_DAYS } from './entities/idempotency.ts';
import { repairCounts } from './entities/record-counts.ts';
import { renewNumbers } from './entities/renew-numbers.ts';
import { thinHistory } from './entities/thin-history.ts';
import { sweepOrphans } from './files/sweep.ts';
import { eraseBinnedPatients, finishErasures } from './patients/erase-patient.ts';
import { syncLedger } from './patients/ledger.ts';
import { deleteInPortions } from './platform/db/delete-in-portions.ts';
import type { Deps } from './platform/deps.ts';
import { deliverDue, forgetOldMail } from './platform/mail/outbox.ts';
import { createTransport } from './platform/mail/transport.ts';
import { type JobObserver, noteFailedStep, type Repetition, repeat } from './platform/periodic-jobs.ts';
import { applyPractice } from './platform/practice-settings.ts';
import { sweepAppLogs } from './protocol/app-logs/page-visits.ts';

/** The periodic jobs of one process, from its start to its stop. */
export function startJobs(deps: Deps, observe?: JobObserver): Repetition {
  const { config, log, schema } = deps;
  const transport = createTransport(config);
  const stopping = new AbortController();
  const every = (name: string, everyMs: number, job: () => Promise<unknown>, firstAfterMs?: number) =>
    repeat(name, everyMs, job, { log, observe, firstAfterMs });
  /** A program that is too old for the database leaves its tables alone. */
  const unlessOutdated = (job: () => Promise<unknown>) => async () =>
    schema.blockedBy() === undefined ? job() : undefined;
  const cleanUpTables = unlessOutdated(() => cleanUp(deps));
  const backup = unlessOutdated(() => nightlyBackup(deps, stopping.signal));
  // Brings an administrator's changes in one process to the others.
  const readPractice = unlessOutdated(() => applyPractice(deps));
  const jobs = [
    every(
      'mail',
      500,
      unlessOutdated(() => deliverDue(deps, transport)),
    ),
    every('housekeeping', HOUR_MS, cleanUpTables),
    every('practice', 30_000, readPractice, 30_000),
    // A change of the tables is announced; this finds one whose announcement was lost.
    every('schema', 30_000, () => schema.check(), 30_000),
    // Not in the first minute, which is busy already.
    every('backup', HOUR_MS, backup, 60_000),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

type CleanUpDeps = Pick<Deps, 'db' | 'hub' | 'now' | 'config' | 'log' | 'tasks'>;

/** Removes expired data. A step that fails is stored and logged, and the next steps still run. */
export async function cleanUp(deps: CleanUpDeps): Promise<void> {
  for (const [step, run] of Object.entries(stepsOf(deps))) {
    try {
      await run();
    } catch (error) {
      await noteFailedStep(deps, step, error as Error);
    }
  }
}

/** The steps of one clean-up. Their names appear in the log and in the administrator's health answer. */
function stepsOf(deps: CleanUpDeps): Record<string, () => Promise<unknown>> {
  const { db, now } = deps;
  const time = now();
  const iso = (ago: number) => new Date(time.getTime() - ago).toISOString();
  return {
    bin: () => eraseBinned(db, iso(BIN_DAYS * DAY_MS)),
    'closed accounts': () => eraseClosedAccounts(deps),
    sessions: () => db.deleteFrom('sessions').where('expires_date', '<=', iso(0)).execute(),
    'rate limits': () => deleteInPortions(db, 'rate_limits', ['key'], sql`resets_at <= ${iso(0)}`),
    'e-mail codes': () => db.deleteFrom('email_codes').where('expires_date', '<=', iso(DAY_MS)).execute(),
    'account tokens': () =>
      db.deleteFrom('account_tokens').where('expires_date', '<=', iso(DAY_MS)).execute(),
    'idempotency keys': () =>
      deleteInPortions(
        db,
        'idempotency_keys',
        ['owner_id', 'entity', 'key'],
        sql`created_date <= ${iso(KEY_DAYS * DAY_MS)}`,
      ),
    // A restore recreates the table.
    'account limits': () => applyLimits(deps),
    'account usage': () => foldUsage(db),
    history: () => thinHistory(deps),
    'plan numbers': () => renewNumbers(deps),
    leases: () => db.deleteFrom('leases').where('expires_date', '<=', iso(0)).execute(),
    mail: () => forgetOldMail(deps),
    files: () => sweepOrphans(deps),
    'account copies': () => forgetOldCopies(deps),
    'page visits': () => sweepAppLogs(deps),
    'audit witness': () => writeWitness(deps),
    'patients in the bin': () => eraseBinnedPatients(deps, iso(BIN_DAYS * DAY_MS)),
    'erasure ledger': async () => {
      await syncLedger(deps);
      await finishErasures(deps);
    },
    'record counts': () => repairCounts(deps),
  };
}

/** Once a day: into the folder of backups, and from there to the operator's destination. The demo has no backups. */
export async function nightlyBackup(deps: Deps, signal: AbortSignal): Promise<void> {
  if (deps.config.isDemo) return;
  const folder = deps.config.backupDir;
  await backupIfDue(deps, { folder }).catch((error: Error) => noteFailedStep(deps, 'backup', error));
  await copyOffMachine(deps, { folder, signal });
}
