import { eraseClosedAccounts } from './accounts/people/closing.ts';
import { writeWitness } from './audit/witness.ts';
import { BIN_DAYS, eraseBinned } from './entities/bin.ts';
import { KEY_DAYS } from './entities/idempotency.ts';
import { sweepOrphans } from './files/sweep.ts';
import { keepLedger } from './patients/ledger-file.ts';
import type { Deps } from './platform/deps.ts';
import { noteFailedStep } from './platform/failed-steps.ts';
import { forgetOldMail } from './platform/mail/deliver.ts';
import { sweepAppLogs } from './protocol/app-logs/page-visits.ts';

type HousekeepingDeps = Pick<Deps, 'db' | 'now' | 'config' | 'log'>;

const DAY = 24 * 3600 * 1000;

/** The steps of one clean-up. Their names stand in the log and in the administrator's health answer. */
function stepsOf(deps: HousekeepingDeps): Record<string, () => Promise<unknown>> {
  const { db, now } = deps;
  const time = now();
  const iso = (ago: number) => new Date(time.getTime() - ago).toISOString();
  return {
    bin: () => eraseBinned(db, iso(BIN_DAYS * DAY)),
    'closed accounts': () => eraseClosedAccounts(deps),
    sessions: () => db.deleteFrom('sessions').where('expires_date', '<=', iso(0)).execute(),
    'rate limits': () => db.deleteFrom('rate_limits').where('resets_at', '<=', iso(0)).execute(),
    'e-mail codes': () => db.deleteFrom('email_codes').where('expires_date', '<=', iso(DAY)).execute(),
    'account tokens': () => db.deleteFrom('account_tokens').where('expires_date', '<=', iso(DAY)).execute(),
    'idempotency keys': () =>
      db
        .deleteFrom('idempotency_keys')
        .where('created_date', '<=', iso(KEY_DAYS * DAY))
        .execute(),
    leases: () => db.deleteFrom('leases').where('expires_date', '<=', iso(0)).execute(),
    mail: () => forgetOldMail(deps),
    files: () => sweepOrphans(deps),
    'page visits': () => sweepAppLogs(deps),
    'audit witness': () => writeWitness(deps),
    'erasure ledger': () => keepLedger(deps),
  };
}

/** Removes what has become too old. A step that fails is noted, and the steps after it are done all the same. */
export async function keepHouse(deps: HousekeepingDeps): Promise<void> {
  for (const [step, run] of Object.entries(stepsOf(deps))) {
    try {
      await run();
    } catch (error) {
      await noteFailedStep(deps, step, error as Error);
    }
  }
}
