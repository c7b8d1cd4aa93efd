import { type KyselyPlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import { appendActs, visitor } from '../../audit/trail.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { openTestDatabase, testEngine } from '../../testing/test-database.ts';
import { isStorageFull, isTimeout, isUnavailable } from './dialect.ts';
import { openDatabase } from './open.ts';

test('error codes of an unreachable, busy or full database count as an outage', () => {
  for (const code of [
    '57P01',
    '57P03',
    '08006',
    '53300',
    '40P01',
    '40001',
    'ECONNREFUSED',
    'SQLITE_BUSY',
    'SQLITE_IOERR_WRITE',
  ])
    expect(isUnavailable({ code }), code).toBe(true);
  for (const message of ['Connection terminated unexpectedly', 'Client was closed and is not queryable'])
    expect(isUnavailable(new Error(message)), message).toBe(true);
  expect(isUnavailable({ code: '23505' })).toBe(false);
  for (const error of [{ code: '57014' }, new Error('Query read timeout')])
    expect(isTimeout(error)).toBe(true);
  for (const code of ['53100', 'SQLITE_FULL', 'ENOSPC']) expect(isStorageFull({ code }), code).toBe(true);
});

// The embedded database is a file: nothing lies between it and the server that could be cut.
if (testEngine === 'postgres')
  test('R02 S54: while the database is down the server answers 503 with Retry-After, and works when it is back', async () => {
    const database = await openTestDatabase();
    const url = new URL(database.url!);
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    const opened = openDatabase({ databaseUrl: url.href, dataDir: '' });
    const app = await startTestApp({ database: { ...opened, url: url.href } });
    const ana = await app.aNutritionist();
    expect((await ana.post('/entities/Paciente', { nome: 'Rui' })).status).toBe(201);
    proxy.cut();
    for (const answer of [
      await ana.get('/entities/Paciente'),
      await ana.post('/entities/Paciente', { nome: 'Eva' }),
      await app.anonymous.get('/api/health'),
    ])
      expect(answer).toMatchObject({
        status: 503,
        body: { code: 'DB_UNAVAILABLE' },
        headers: { 'retry-after': expect.any(String) },
      });
    proxy.mend();
    expect((await ana.get('/entities/Paciente')).body).toMatchObject([{ nome: 'Rui' }]);
    await app.close();
    await proxy.close();
    await database.close();
  });

test('a statement that is stopped inside a transaction fails with its timeout', async () => {
  const { db, close } = await openTestDatabase();
  if (testEngine === 'postgres') {
    const failure = await db
      .transaction()
      .execute(async (on) => {
        await sql`set local statement_timeout = 50`.execute(on);
        await sql`select pg_sleep(5)`.execute(on);
      })
      .catch((error: unknown) => error);
    expect(isTimeout(failure)).toBe(true);
  }
  await close();
});

test('R05: on a full disk a person who was away for more than an hour still reads', async () => {
  let code: string | undefined;
  const onFullDisk: KyselyPlugin = {
    transformQuery({ node }) {
      if (code && node.kind === 'UpdateQueryNode') throw Object.assign(new Error('not written'), { code });
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const app = await startTestApp({ deps: ({ db }) => ({ db: db.withPlugin(onFullDisk) }) });
  const ana = await app.aNutritionist();
  await ana.post('/entities/Paciente', { nome: 'Rui' });
  const hours = (n: number) => {
    app.clock.time = new Date(Date.now() + n * 3_600_000);
  };
  hours(2);
  code = testEngine === 'postgres' ? '53100' : 'SQLITE_FULL';
  expect((await ana.get('/entities/Paciente')).body).toMatchObject([{ nome: 'Rui' }]);
  // Other failures are not hidden.
  hours(4);
  code = '57P01';
  expect((await ana.get('/entities/Paciente')).status).toBe(503);
  await app.close();
});

// PostgreSQL's disk cannot be filled from here; the fault suite does that with a small one (R05).
if (testEngine === 'sqlite')
  test('R05: a disk that gets full inside a transaction is answered with 507, and writing goes on with space', async () => {
    const app = await startTestApp();
    const ana = await app.aNutritionist();
    const { db } = app.database;
    const grow = (most: number) => sql.raw(`pragma max_page_count = ${most}`).execute(db);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await grow(rows[0]?.page_count ?? 0);
    const act = { action: 'exported', actor: visitor, details: { text: 'x'.repeat(2_000) } } as const;
    // A statement that writes one row has nothing to go back to: SQLite ends the whole transaction.
    const fill = () =>
      db.transaction().execute(async (on) => {
        for (let i = 0; i < 200; i++) await appendActs({ ...app.deps, db: on }, [act]);
      });
    for (let i = 0; i < 3; i++) {
      const failure = await fill().catch((error: unknown) => error);
      expect(isStorageFull(failure), String(failure)).toBe(true);
    }
    const many = Array.from({ length: 300 }, (_, i) => ({ nome: `P${i}`, observacoes: 'x'.repeat(5_000) }));
    expect(await ana.post('/entities/Paciente/bulk', many)).toMatchObject({
      status: 507,
      body: { code: 'STORAGE_FULL' },
    });
    expect((await ana.get('/entities/Paciente/count')).body).toEqual({ count: 0 });
    await grow(1_000_000);
    await fill();
    expect((await ana.post('/entities/Paciente/bulk', many)).status).toBe(201);
    await app.close();
  });
