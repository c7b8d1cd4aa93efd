import { eraseClosedAccounts } from './account/closing.ts';
import { sweepAppLogs } from './app-logs/page-visits.ts';
import { writeWitness } from './audit/witness.ts';
import type { Deps } from './deps.ts';
import { BIN_DAYS, eraseBinned } from './entities/bin.ts';
import { sweepOrphans } from './files/sweep.ts';
import { forgetOldMail } from './mail/deliver.ts';
import { keepLedger } from './privacy/ledger-file.ts';

const DAY = 24 * 3600 * 1000;

/** What gets old and is swept away: bins after 30 days, used-up keys, counters, sessions and codes. */
export async function keepHouse(deps: Pick<Deps, 'db' | 'now' | 'config'>): Promise<void> {
  const { db, now } = deps;
  const time = now();
  const iso = (ago: number) => new Date(time.getTime() - ago).toISOString();
  await eraseBinned(db, iso(BIN_DAYS * DAY));
  await eraseClosedAccounts(deps);
  await db.deleteFrom('sessions').where('expires_date', '<=', iso(0)).execute();
  await db.deleteFrom('rate_limits').where('resets_at', '<=', iso(0)).execute();
  await db.deleteFrom('email_codes').where('expires_date', '<=', iso(DAY)).execute();
  await db.deleteFrom('account_tokens').where('expires_date', '<=', iso(DAY)).execute();
  await db.deleteFrom('idempotency_keys').where('created_date', '<=', iso(DAY)).execute();
  await forgetOldMail(deps);
  await sweepOrphans(deps);
  await sweepAppLogs(deps);
  await writeWitness(deps);
  await keepLedger(deps);
}
