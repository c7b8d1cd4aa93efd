import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import type { Limit } from './limits.ts';

export type LimitDeps = Pick<Deps, 'db' | 'now' | 'config'>;

/** A counter's name and duration. */
type Window = Pick<Limit, 'name' | 'seconds'>;
/** The key of a counter: one text, or an account with an address. */
type Who = readonly [string, ...string[]];

/** Counts in the database, so that every process sees the same number. */
export async function hit(
  { db, now }: LimitDeps,
  limit: Window,
  ...who: Who
): Promise<{ hits: number; resetsIn: number }> {
  const time = now();
  const resetsAt = new Date(time.getTime() + limit.seconds * 1000).toISOString();
  const isOver = sql`rate_limits.resets_at <= ${time.toISOString()}`;
  // Written while the clock was ahead: such a count must not last longer than its window.
  const isTooLate = sql`rate_limits.resets_at > ${resetsAt}`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key: keyOf(limit, ...who), hits: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when ${isOver} then 1 else rate_limits.hits + 1 end`,
        resets_at: sql`case when ${isOver} or ${isTooLate} then ${resetsAt} else rate_limits.resets_at end`,
      }),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { hits: row.hits, resetsIn: secondsUntil(row.resets_at, time) };
}

/** Counts one use, and throws if it exceeds the limit. */
export async function spend(deps: LimitDeps, limit: Limit, ...who: Who): Promise<void> {
  const { hits, resetsIn } = await hit(deps, limit, ...who);
  if (hits > limit.max * deps.config.rateLimitScale)
    throw new AppError('RATE_LIMITED', { retryAfter: resetsIn });
}

/** Counts one use; true if it was within the limit. */
export async function isWithin(deps: LimitDeps, limit: Limit, ...who: Who): Promise<boolean> {
  return (await hit(deps, limit, ...who)).hits <= limit.max * deps.config.rateLimitScale;
}

/** Takes one use back that was counted in advance. */
export async function refund({ db }: Pick<LimitDeps, 'db'>, limit: Limit, ...who: Who): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ hits: sql`hits - 1` })
    .where('key', '=', keyOf(limit, ...who))
    .where('hits', '>', 0)
    .execute();
}

export async function resetLimit({ db }: Pick<LimitDeps, 'db'>, limit: Limit, ...who: Who): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('key', '=', keyOf(limit, ...who))
    .execute();
}

/** Resets the counters of an account, also those together with an address. Scans the whole table: for rare acts. */
export async function resetLimits(
  { db }: Pick<LimitDeps, 'db'>,
  counted: readonly Limit[],
  account: string,
): Promise<void> {
  for (const limit of counted) {
    const key = keyOf(limit, account);
    await db.deleteFrom('rate_limits').where(sql`substr(key, 1, ${key.length})`, '=', key).execute();
  }
}

export async function isCounted({ db, now }: LimitDeps, limit: Window, ...who: Who): Promise<boolean> {
  const row = await db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', '=', keyOf(limit, ...who))
    .where('resets_at', '>', now().toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

const secondsUntil = (moment: string, from: Date) =>
  Math.max(1, Math.ceil((Date.parse(moment) - from.getTime()) / 1000));

// Hashed: the table of counters must not be a list of addresses.
const keyOf = ({ name }: Pick<Limit, 'name'>, ...who: Who) => [name, ...who.map(hashed)].join(':');

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** One household is one address: IPv6 by its /64, IPv4 also when written as IPv6. */
export function addressOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = ip.includes('::')
    ? [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left;
  // The same number may be written with zeros in front or in capitals.
  return groups
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16))
    .join(':');
}
