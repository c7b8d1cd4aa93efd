import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';

// Any client may invent an event name, so names are short and the number of names a day is limited.
const NAME = /^[A-Za-z][\w.:-]{0,59}$|^__[a-z_]{1,56}__$/;
const MAX_NAMES_A_DAY = 200;
const OTHER = 'other';

/** Adds to the day's numbers. A name is all that is kept, and only when it looks like one. */
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
