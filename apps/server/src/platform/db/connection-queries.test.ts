import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { CompiledQuery, Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { isTimeout } from './dialect.ts';
import { nameStatements } from './named-statements.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { postgresDriver } from './postgres-driver.ts';

const message = (code: string, body: number[]) =>
  Buffer.from([code.charCodeAt(0), 0, 0, 0, body.length + 4, ...body]);
const READY = message('Z', ['I'.charCodeAt(0)]);
const WELCOME = Buffer.concat([message('R', [0, 0, 0, 0]), READY]);

/** Accepts every connection, answers the first statements, and then says nothing. */
async function startSilentDatabase(answered: number) {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    let left = answered;
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.on('data', () => left-- > 0 && socket.write(READY));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { Pool } = postgresDriver();
  const pool = new Pool({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    user: 'ana',
    max: 1,
  });
  nameStatements(pool, 50);
  const db = new Kysely<unknown>({ dialect: postgresDialect(pool) });
  return {
    db,
    connections: () => connections,
    async close() {
      await db.destroy();
      server.close();
    },
  };
}

const ask = (db: Kysely<unknown>) =>
  db.executeQuery(CompiledQuery.raw('select 1')).then(
    () => undefined,
    (error: unknown) => error,
  );

test('a connection that stays silent is ended, and the next statement gets another one', async () => {
  const { db, connections, close } = await startSilentDatabase(0);
  expect(isTimeout(await ask(db))).toBe(true);
  expect(isTimeout(await ask(db))).toBe(true);
  expect(connections()).toBe(2);
  await close();
});

test('a transaction on a connection that falls silent fails with its timeout, without another wait', async () => {
  const { db, close } = await startSilentDatabase(1);
  const failure = await db
    .transaction()
    .execute((transaction) => transaction.executeQuery(CompiledQuery.raw('select 1')))
    .catch((error: unknown) => error);
  expect(isTimeout(failure)).toBe(true);
  await close();
});

test('a connection that answers stays open', async () => {
  const { db, connections, close } = await startSilentDatabase(2);
  expect([await ask(db), await ask(db)]).toEqual([undefined, undefined]);
  expect(connections()).toBe(1);
  await close();
});
