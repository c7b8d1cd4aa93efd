import { storeSetting } from './db/settings.ts';
import type { Deps } from './deps.ts';

export interface Repetition {
  /** Waits for the current run and starts no other. */
  stop(): Promise<void>;
}

interface RepeatOptions {
  log: Deps['log'];
  observe?: JobObserver;
  firstAfterMs?: number;
}

/** Is told of every run of a job. */
export type JobObserver = (job: string, ms: number, isFailed: boolean) => void;

/** Runs a job periodically, never twice at once. A failure is logged, and the next run follows as usual. */
export function repeat(
  name: string,
  everyMs: number,
  job: () => Promise<unknown>,
  { log, observe, firstAfterMs = Math.min(everyMs, 1_000) }: RepeatOptions,
): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();
  const run = () => {
    const from = performance.now();
    const ended = (isFailed: boolean) => observe?.(name, performance.now() - from, isFailed);
    running = job().then(
      () => ended(false),
      (error: Error) => {
        log.warn({ job: name, reason: error.message }, 'a periodic job failed');
        ended(true);
      },
    );
    void running.then(() => {
      if (!isStopped) timer = setTimeout(run, everyMs);
    });
  };
  timer = setTimeout(run, firstAfterMs);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Does the work for each item, one after the other. If some fail, the others still run; the first error is thrown at the end. */
export async function forEachCollectingErrors<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw errors[0];
}

interface FailedStep {
  step: string;
  at: string;
}

// A lasting failure is stored anew every hour. Success in one process must not hide the failure of another process.
const SHOWN_HOURS = 2;
export const FAILED_STEP = 'housekeeping_failed:';

export async function noteFailedStep(
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
  step: string,
  { message: reason }: Error,
): Promise<void> {
  log.error({ step, reason }, 'a housekeeping step failed');
  // If the database itself fails, the failure is only in the log.
  await storeSetting(db, `${FAILED_STEP}${step}`, now().toISOString()).catch(() => {});
}

/** The steps that failed lately, in any process. The reasons are only in the log. */
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

interface Lease {
  release(): Promise<void>;
}

/**
 * The exclusive right to some work, across all processes. Only one of several callers gets it. The lease of a
 * process that died ends by itself.
 */
export async function takeLease(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  name: string,
  forMs: number,
): Promise<Lease | undefined> {
  const time = now();
  const holder = newId();
  const expires_date = new Date(time.getTime() + forMs).toISOString();
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('leases')
    .values({ name, holder, expires_date })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, expires_date })
        .where('leases.expires_date', '<=', time.toISOString()),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return undefined;
  return {
    async release() {
      await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}
