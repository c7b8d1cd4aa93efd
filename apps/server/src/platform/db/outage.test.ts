import { expect, test } from 'vitest';
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
