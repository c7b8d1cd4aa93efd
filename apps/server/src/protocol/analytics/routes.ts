import { sql } from 'kysely';
import { z } from 'zod';
import { described } from '../../accounts/access.ts';
import type { Deps } from '../../platform/deps.ts';
import type { App } from '../../platform/http/app-type.ts';
import { bounds } from '../../platform/http/bounds.ts';
import { limits } from '../../platform/http/limits.ts';
import { addressOf, isWithin } from '../../platform/http/rate-limits.ts';

const MAX_EVENTS = 30;

/** Usage events of newer clients. Only their names are read, and only counts are stored. */
export function analyticsRoutes(app: App, deps: Deps): void {
  app.post(
    `/api/apps/${deps.config.appId}/analytics/track/batch`,
    described('Analytics')('public', bounds.analytics, 'Count events', {
      body: z.object({ events: z.array(z.object({ event_name: z.string() })) }).catch({ events: [] }),
      response: { 200: z.object({ accepted: z.number() }) },
    }),
    async (request) => {
      const names = request.body.events.slice(0, MAX_EVENTS).map(({ event_name }) => event_name);
      // Clients do not look at the answer: one that sends too much is simply not counted.
      if (names.length === 0 || !(await isWithin(deps, limits.analytics, addressOf(request.ip))))
        return { accepted: 0 };
      await countEvents(deps, names);
      return { accepted: names.length };
    },
  );
}

// Any client may invent an event name, so names are short and the number of names a day is limited.
const NAME = /^[A-Za-z][\w.:-]{0,59}$|^__[a-z_]{1,56}__$/;
const MAX_NAMES_A_DAY = 200;
const OTHER = 'other';

/** Adds to the counts of the day. Only valid names are stored; all others count as `other`. */
export async function countEvents(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  names: readonly string[],
): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  const known = new Set(
    (await db.selectFrom('event_counts').select('event_name').where('day', '=', day).execute()).map(
      (row) => row.event_name,
    ),
  );
  const counts = new Map<string, number>();
  for (const name of names) {
    const isTaken = NAME.test(name) && (known.has(name) || known.size < MAX_NAMES_A_DAY);
    if (isTaken) known.add(name);
    const counted = isTaken ? name : OTHER;
    counts.set(counted, (counts.get(counted) ?? 0) + 1);
  }
  await db
    .insertInto('event_counts')
    // In the same order in every process, so that two processes locking the same rows cannot deadlock.
    .values(
      [...counts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([event_name, hits]) => ({ day, event_name, hits })),
    )
    .onConflict((conflict) =>
      conflict.columns(['day', 'event_name']).doUpdateSet({ hits: sql`event_counts.hits + excluded.hits` }),
    )
    .execute();
}
