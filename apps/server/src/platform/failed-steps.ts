import type { Deps } from './deps.ts';

export interface FailedStep {
  step: string;
  at: string;
}

// A lasting failure is noted again every hour. Success in one process must not hide the failure of another process.
const SHOWN_HOURS = 2;
export const FAILED_STEP = 'housekeeping_failed:';

export async function noteFailedStep(
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
  step: string,
  { message: reason }: Error,
): Promise<void> {
  log.error({ step, reason }, 'a housekeeping step failed');
  const value = now().toISOString();
  await db
    .insertInto('settings')
    .values({ key: `${FAILED_STEP}${step}`, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
    // The database itself may be what fails; then the failure is in the log alone.
    .catch(() => {});
}

/** The steps that failed lately, in any process. The reasons are in the log alone. */
export async function failedSteps({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<FailedStep[]> {
  const since = new Date(now().getTime() - SHOWN_HOURS * 3600 * 1000).toISOString();
  const rows = await db
    .selectFrom('settings')
    .selectAll()
    .where('key', 'like', `${FAILED_STEP}%`)
    .where('value', '>=', since)
    .orderBy('key')
    .execute();
  return rows.map(({ key, value }) => ({ step: key.slice(FAILED_STEP.length), at: value }));
}
