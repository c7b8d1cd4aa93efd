import { randomBytes } from 'node:crypto';
import { type AddressInfo, connect, createServer } from 'node:net';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openMigratedDatabase, openTestDatabase, testEngine } from '../../testing/test-database.ts';
import { soon } from '../../testing/timing.ts';
import { runInBackground } from './background-queries.ts';
import { isTimeout } from './dialect.ts';
import { openDatabase } from './open.ts';
import { postgresDriver } from './postgres.ts';
import { openPool } from './postgres-pool.ts';
import { askThrough, prepareConnection, statementNames } from './postgres-statements.ts';

const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

async function shown(db: Kysely<any>): Promise<string[]> {
  const { rows } = await sql<Record<string, string>>`select ${sql.join(
    settings.map((name) => sql`current_setting(${sql.lit(name)}) as ${sql.ref(name)}`),
  )}`.execute(db);
  return settings.map((name) => rows[0]?.[name] ?? '');
}

if (testEngine === 'postgres') {
  test('a connection to PostgreSQL itself gets its limits without startup parameters', async () => {
    const { db, close } = await openTestDatabase();
    expect(await shown(db)).toEqual(['3s', '2s', '10s']);
    await close();
  });

  test('every list and every long text is compressed with lz4', async () => {
    const { db, close } = await openMigratedDatabase();
    const { rows } = await sql<{ name: string; way: string }>`
      select attrelid::regclass || '.' || attname as name, attcompression as way from pg_attribute
      where attrelid in (select oid from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace)
        and (atttypid in ('json'::regtype, 'jsonb'::regtype)
          or attrelid::regclass || '.' || attname in ('record_versions.content', 'plan_texts.texto'))`.execute(
      db,
    );
    const names = rows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['cardapios.numeros', 'record_versions.content']));
    expect(rows.filter(({ way }) => way !== 'l').map(({ name }) => name)).toEqual([]);
    await close();
  });

  test('when PostgreSQL allows no more connections, requests wait for those that are open', async () => {
    const { db, url, close } = await openTestDatabase();
    // A superuser has no limit, so another role asks.
    const role = `few_${randomBytes(4).toString('hex')}`;
    await sql.raw(`create role ${role} login password 'few' connection limit 2`).execute(db);
    const address = new URL(url ?? '');
    address.username = role;
    address.password = 'few';
    const few = openDatabase({ databaseUrl: address.href, databasePool: 10, dataDir: '' });
    const asking = Array.from({ length: 40 }, () =>
      sql`select pg_sleep(0.02)`.execute(few.db).then(
        () => 'ok',
        (error: Error) => error.message,
      ),
    );
    expect(new Set(await Promise.all(asking))).toEqual(new Set(['ok']));
    await few.close();
    await sql.raw(`drop role ${role}`).execute(db);
    await close();
  });

  test('a PostgreSQL that is slow to accept a connection is waited for', async () => {
    const { url = '', close } = await openTestDatabase();
    const { hostname, port } = new URL(url);
    let accept = () => {};
    const accepted = new Promise<void>((resolve) => {
      accept = resolve;
    });
    const slow = createServer(async (client) => {
      await accepted;
      const upstream = connect(Number(port || 5432), hostname);
      client.pipe(upstream).pipe(client);
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const address = new URL(url);
    address.host = `127.0.0.1:${(slow.address() as AddressInfo).port}`;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pool = openPool({ connectionString: address.href, size: 1 });
    const connecting = pool.connect();
    // Less than a request waits for a connection of the pool.
    vi.advanceTimersByTime(4_900);
    vi.useRealTimers();
    accept();
    const client = await connecting;
    client.release();
    await pool.end();
    await new Promise((resolve) => slow.close(resolve));
    await close();
  });

  test('with one connection in the pool, requests queue', async () => {
    const { url, close } = await openTestDatabase();
    const one = openDatabase({ databaseUrl: url, databasePool: 1, dataDir: '' });
    const pids = await Promise.all(
      Array.from({ length: 20 }, () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one.db)),
    );
    expect(new Set(pids.map(({ rows }) => rows[0]?.pid)).size).toBe(1);
    await one.close();
    await close();
  });

  test('many costly queries of one tenant leave connections to reads by an index and turns to other tenants', async () => {
    const { db, url, close } = await openTestDatabase();
    const server = openDatabase({ databaseUrl: url, databasePool: 10, dataDir: '' });
    const costly = (tenant: string, query: RawBuilder<unknown>) =>
      [true, false].map((isLong) => runInBackground(server.db, { tenant, isLong }, query));
    let flood: Promise<unknown>[] = [];
    const waiting = async () => {
      const { rows } = await sql<{ count: string }>`
        select count(*) as count from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and locktype = 'advisory' and not granted`.execute(server.db);
      return Number(rows[0]?.count);
    };
    await db.transaction().execute(async (on) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(on);
      const untilUnlocked = sql`select pg_advisory_xact_lock_shared(1)`;
      const all = Array.from({ length: 20 }, () => costly('ana', untilUnlocked)).flat();
      flood = all.map((one) => one.catch(() => undefined));
      await Promise.all(costly('bia', sql`select 1`));
      // All but one of the four turns for quick queries, and of the two for long ones.
      await soon(async () => expect(await waiting()).toBe(4));
    });
    await Promise.all(flood);
    await server.close();
    await close();
  });

  test('behind a pooler a single statement is cancelled and a transaction has limits of its own', async () => {
    const { url = '', close } = await openTestDatabase();
    const client = new (postgresDriver().Client)(url) as any;
    await client.connect();
    // As if the pooler had answered with a process number of its own.
    askThrough(client, { names: statementNames(), isDirect: false });
    const failure = await client.query('select pg_sleep(20)').catch((error: unknown) => error);
    expect(isTimeout(failure)).toBe(true);
    await client.query('begin');
    const { rows } = await client.query(`select current_setting('statement_timeout') as limit`);
    expect(rows).toEqual([{ limit: '3s' }]);
    await client.query('rollback');
    expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await client.end();
    await close();
  });

  test('a named statement that the connection does not know is asked without its name', async () => {
    const { url = '', close } = await openTestDatabase();
    const pool = openPool({ connectionString: url, size: 1 });
    const client = (await pool.connect()) as any;
    const ask = () => client.query('select $1::int as n', [7]);
    await ask();
    await ask();
    // As when a pooler gives the connection of another client.
    await client.query('deallocate all');
    expect((await ask()).rows).toEqual([{ n: 7 }]);
    expect((await ask()).rows).toEqual([{ n: 7 }]);
    client.release();
    await pool.end();
    await close();
  });
}

test('a cancelled statement fails only when PostgreSQL has done with the request, which could cancel the next one', async () => {
  const seen: string[] = [];
  let fail: (error: Error) => void = () => {};
  const postgres = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('data', () => {
      fail(new Error('canceling statement due to user request'));
      // As after the first of its two signals.
      setTimeout(() => {
        seen.push('closed');
        socket.end();
      }, 50);
    });
  });
  await new Promise<void>((resolve) => postgres.listen(0, '127.0.0.1', resolve));
  const { port } = postgres.address() as AddressInfo;
  const query = (_statement: unknown, answer: (error: Error) => void) => {
    fail = answer;
  };
  const client = { processID: 1, secretKey: 2, host: '127.0.0.1', port, query } as any;
  askThrough(client, { names: statementNames(), isDirect: false });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = client.query('select pg_sleep(20)').catch(() => seen.push('failed'));
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
  await asked;
  expect(seen).toEqual(['closed', 'failed']);
  postgres.close();
});

test('another process number than the answering one means a pooler', async () => {
  const asked: string[] = [];
  const client = {
    processID: 4711,
    query: async ({ text }: { text: string }) => {
      asked.push(text);
      return { rows: [{ is_direct: false }] };
    },
  };
  expect(await prepareConnection(client as never)).toBe(false);
  expect(asked[0]).toContain('pg_backend_pid() = 4711');
});
