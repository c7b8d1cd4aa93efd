import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { observeResults, openMigratedDatabase } from '../../testing/test-database.ts';
import { deleteInPortions } from './delete-in-portions.ts';

test('rows that meet the condition are deleted some thousands at a time, and no others', async () => {
  const { db, close } = await openMigratedDatabase();
  try {
    await sql`insert into rate_limits (key, hits, resets_at)
      with recursive n (i) as (select 1 union all select i + 1 from n where i < 4500)
      select 'old-' || n.i, 1, '2026-01-01T00:00:00.000Z' from n`.execute(db);
    await db.insertInto('rate_limits').values({ key: 'new', hits: 1, resets_at: '2099-01-01' }).execute();
    let statements = 0;
    const observed = db.withPlugin(observeResults(() => statements++));
    await deleteInPortions(observed, 'rate_limits', ['key'], sql`resets_at <= ${'2026-06-01'}`);
    expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'new' }]);
    expect(statements).toBe(3);
  } finally {
    await close();
  }
});
