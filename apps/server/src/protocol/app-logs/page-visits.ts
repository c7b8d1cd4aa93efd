import { DAY_MS } from '@alecrim/domain';
import { type CompiledQuery, sql } from 'kysely';
import type { z } from 'zod';
import { runInBackground } from '../../platform/db/background-queries.ts';
import { deleteInPortions } from '../../platform/db/delete-in-portions.ts';
import type { Deps } from '../../platform/deps.ts';
import type { visitFilter } from './routes.ts';

// Page, person and time: enough to see what is used, dropped after 90 days.
export const VISITS_KEPT_DAYS = 90;
const TOP = 50;

// All visits of ninety days may be read.
const background = { tenant: 'app-logs', isLong: true };

type LogDeps = Pick<Deps, 'db' | 'now'>;

export async function logVisit(
  { db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>,
  userId: string,
  page: string,
): Promise<void> {
  await db
    .insertInto('app_logs')
    .values({ id: newId(), user_id: userId, page_name: page, created_date: now().toISOString() })
    .execute();
}

export async function listVisits(
  { db }: Pick<LogDeps, 'db'>,
  { limit, page = 1, skip = (page - 1) * limit, user_id, page_name, from, to }: z.infer<typeof visitFilter>,
) {
  let query = db
    .selectFrom('app_logs')
    .innerJoin('users', 'users.id', 'app_logs.user_id')
    .select([
      'app_logs.id',
      'app_logs.user_id',
      'users.email as user_email',
      'app_logs.page_name',
      'app_logs.created_date',
    ])
    .orderBy('app_logs.created_date', 'desc')
    .orderBy('app_logs.id', 'desc')
    .limit(limit)
    .offset(skip);
  if (user_id) query = query.where('app_logs.user_id', '=', user_id);
  if (page_name) query = query.where('app_logs.page_name', '=', page_name);
  if (from) query = query.where('app_logs.created_date', '>=', from);
  if (to) query = query.where('app_logs.created_date', '<=', to);
  return (await runInBackground(db, background, query)).rows;
}

/** Counts over a time: visits, people, pages, days, and the events that clients reported. */
export async function visitStats({ db, now }: LogDeps, { from, to }: { from?: string; to?: string }) {
  const since = from ?? new Date(now().getTime() - 30 * DAY_MS).toISOString();
  const until = to ?? now().toISOString();
  const visits = db
    .selectFrom('app_logs')
    .where('created_date', '>=', since)
    .where('created_date', '<=', until);
  const count = sql<number | string>`count(*)`;
  const day = sql<string>`substr(created_date, 1, 10)`;
  const read = async <R>(query: { compile(): CompiledQuery<R> }) =>
    (await runInBackground(db, background, query)).rows;
  const [total] = await read(
    visits.select([count.as('visits'), sql<number | string>`count(distinct user_id)`.as('users')]),
  );
  const pages = await read(
    visits
      .select(['page_name', count.as('visits')])
      .groupBy('page_name')
      .orderBy('visits', 'desc')
      .orderBy('page_name')
      .limit(TOP),
  );
  const days = await read(
    visits
      .select([day.as('day'), count.as('visits')])
      .groupBy(day)
      .orderBy('day'),
  );
  const events = await read(
    db
      .selectFrom('event_counts')
      .select(['event_name', sql<number | string>`sum(hits)`.as('hits')])
      .where('day', '>=', since.slice(0, 10))
      .where('day', '<=', until.slice(0, 10))
      .groupBy('event_name')
      .orderBy('event_name'),
  );
  return {
    from: since,
    to: until,
    total_visits: Number(total?.visits),
    unique_users: Number(total?.users),
    visits_by_page: pages.map(({ page_name, visits }) => ({ page_name, visits: Number(visits) })),
    visits_by_day: days.map(({ day, visits }) => ({ day, visits: Number(visits) })),
    events: events.map(({ event_name, hits }) => ({ event_name, hits: Number(hits) })),
  };
}

/** Removes visits and counts that are too old. The hourly clean-up calls it. */
export async function sweepAppLogs({ db, now }: LogDeps): Promise<void> {
  const oldest = new Date(now().getTime() - VISITS_KEPT_DAYS * DAY_MS).toISOString();
  await deleteInPortions(db, 'app_logs', ['id'], sql`created_date < ${oldest}`);
  await db.deleteFrom('event_counts').where('day', '<', oldest.slice(0, 10)).execute();
}
