import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AppError } from '../errors.ts';
import { createBackgroundPool, runInBackground } from './background-queries.ts';
import { isTimeout } from './dialect.ts';
import { type OpenDatabase, openSqlite } from './open.ts';

let folder: string;
let file: string;
let opened: OpenDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alecrim-pool-'));
  file = join(folder, 'test.db');
  opened = openSqlite(file, { isDurable: false });
  await sql`create table t (n integer)`.execute(opened.db);
});
afterEach(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

// Counts for minutes, unless it is stopped.
const endless =
  'with recursive n(i) as (select 1 union all select i + 1 from n where i < 1e10) select count(*) as c from n';
const ana = { tenant: 'ana', isLong: true };
const bia = { tenant: 'bia', isLong: true };

test('T42: a query that takes too long is stopped, and the event loop does not wait for it', async () => {
  const pool = createBackgroundPool(file, 300);
  // An event loop that waits for the query has no turn; a busy machine gives it few.
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  const failure = await pool.run(ana, endless, []).catch((error: unknown) => error);
  clearInterval(ticking);
  expect(isTimeout(failure)).toBe(true);
  expect(turns).toBeGreaterThan(2);
  // The next one gets a connection that works.
  expect(await pool.run(ana, 'select 1 as one', [])).toEqual([{ one: 1 }]);
  await pool.close();
});

test('T42: a query whose second row never comes is stopped too', async () => {
  const pool = createBackgroundPool(file, 300);
  // The first row comes at once, the second never.
  const late = `select 1 as c union all select * from (${endless})`;
  const failure = await pool.run(ana, late, []).catch((error: unknown) => error);
  expect(isTimeout(failure)).toBe(true);
  await pool.close();
});

test('T42: garbage collection of earlier statements does not wait for the running query', async () => {
  const pool = createBackgroundPool(file, 60_000);
  for (let i = 0; i < 40; i++) await pool.run(ana, `select ${i} as n`, []);
  // It ends by itself after some seconds, so that a collection that waits for it fails this test instead of blocking it.
  const long =
    'with recursive n(i) as (select 1 union all select i + 1 from n where i < 2e7) select count(*) as c from n';
  let isRunning = true;
  const stop = () => {
    isRunning = false;
  };
  const ended = pool.run(ana, long, []).then(stop, stop);
  await sleep(100);
  collectGarbage();
  // The objects are freed a little later, and a result that came meanwhile is delivered after that.
  for (let i = 0; i < 10; i++) await sleep(20);
  expect(isRunning).toBe(true);
  // It interrupts the query.
  await pool.close();
  await ended;
});

test('tenants are served in rotation: one with many queries delays only itself and is refused above a limit', async () => {
  const pool = createBackgroundPool(file, 200);
  const answered: string[] = [];
  const asked = (options: typeof ana, text: string) =>
    pool.run(options, text, []).then(
      () => answered.push(options.tenant),
      (error: unknown) => {
        answered.push(`${options.tenant} refused`);
        return error;
      },
    );
  const flood = Array.from({ length: 40 }, () => asked(ana, endless));
  const other = asked(bia, 'select 1');
  await other;
  expect(answered.filter((tenant) => tenant === 'bia')).toHaveLength(1);
  // What no longer fits is refused at once; of what fitted, at most two have been answered before Bia.
  const refusals = answered.length - 1;
  expect(refusals).toBeGreaterThanOrEqual(8);
  expect(refusals).toBeLessThan(20);
  await pool.close();
  const failures = await Promise.all(flood);
  expect(failures.every((failure) => isTimeout(failure) || (failure as AppError).code === 'OVERLOADED')).toBe(
    true,
  );
});

test('a query sees every write that was acknowledged before it', async () => {
  for (let n = 1; n <= 50; n++) {
    await sql`insert into t values (${n})`.execute(opened.db);
    const { rows } = await runInBackground(opened.db, ana, sql<{ c: number }>`select count(*) as c from t`);
    expect(rows[0]?.c).toBe(n);
  }
});

test('a read does not wait for a long transaction and sees its writes only after the commit', async () => {
  const count = async () =>
    (await sql<{ c: number }>`select count(*) as c from t`.execute(opened.db)).rows[0]?.c;
  let inside: number | undefined;
  await opened.db.transaction().execute(async (on) => {
    await sql`insert into t values (1)`.execute(on);
    inside = await count();
  });
  expect([inside, await count()]).toEqual([0, 1]);
});

test('a long transaction pauses between its statements, and another writer waits for its end', async () => {
  const seen: string[] = [];
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  const busy = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 200000) select count(*) from n`;
  const long = opened.db.transaction().execute(async (on) => {
    for (let i = 0; i < 20; i++) await busy.execute(on);
    await sql`insert into t values (1)`.execute(on);
    seen.push('long');
  });
  const short = sql`insert into t values (2)`.execute(opened.db).then(() => seen.push('short'));
  await Promise.all([long, short]);
  clearInterval(ticking);
  expect(seen).toEqual(['long', 'short']);
  expect(turns).toBeGreaterThan(3);
});

test('true and false as parameters are stored as 1 and 0', async () => {
  await sql`insert into t values (${true}), (${false})`.execute(opened.db);
  expect((await sql`select n from t where n = ${true}`.execute(opened.db)).rows).toEqual([{ n: 1 }]);
  expect((await runInBackground(opened.db, ana, sql`select n from t where n = ${false}`)).rows).toEqual([
    { n: 0 },
  ]);
});

test('a column that was added or dropped is seen by the same question, also while another transaction writes', async () => {
  const ask = async () => (await sql<object>`select * from t`.execute(opened.db)).rows;
  const askBesideWriter = () =>
    opened.db.transaction().execute(async (on) => {
      await sql`delete from t where false`.execute(on);
      return ask();
    });
  await sql`insert into t values (1)`.execute(opened.db);
  expect([await ask(), await askBesideWriter()]).toEqual([[{ n: 1 }], [{ n: 1 }]]);
  await sql`alter table t add column a text default 'x'`.execute(opened.db);
  expect([await ask(), await askBesideWriter()]).toEqual([[{ n: 1, a: 'x' }], [{ n: 1, a: 'x' }]]);
  await sql`alter table t drop column n`.execute(opened.db);
  expect([await ask(), await askBesideWriter()]).toEqual([[{ a: 'x' }], [{ a: 'x' }]]);
});
