import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { CompiledQuery, Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { isTimeout } from './dialect.ts';
import { encryptionWarning, postgresDialect } from './postgres.ts';
import { openPool } from './postgres-pool.ts';
import { statementNames } from './postgres-statements.ts';

test('a statement gets a name at its second use and keeps it', () => {
  const names = statementNames();
  const text = 'select id from users where id = $1';
  const [first, second, third] = [names.of(text), names.of(text), names.of(text)];
  expect([first, third]).toEqual([undefined, second]);
  expect(second).toMatch(/^a_[0-9a-f]{40}$/);
});

test('two processes give a statement the same name, and two statements different ones', () => {
  const nameIn = (texts: string[]) => {
    const names = statementNames();
    return texts.map((text) => names.of(text) ?? names.of(text));
  };
  const [one, other] = nameIn(['select 1', 'select 2']);
  expect(nameIn(['select 2', 'select 1'])).toEqual([other, one]);
  expect(one).not.toBe(other);
});

test.each([
  'begin',
  'set statement_timeout = 0',
  'select * from users',
  'select users.* from users',
  `select ${'1, '.repeat(3_000)} 1`,
])('a statement never gets a name: %.30s', (text) => {
  const names = statementNames();
  expect([1, 2, 3].map(() => names.of(text))).toEqual([undefined, undefined, undefined]);
});

test('the number of named statements is limited', () => {
  const names = statementNames();
  const named = Array.from({ length: 3_000 }, (_, i) => {
    const text = `select ${i}`;
    names.of(text);
    return names.of(text);
  });
  expect(named.filter(Boolean)).toHaveLength(200);
});

const message = (code: string, body: number[]) =>
  Buffer.from([code.charCodeAt(0), 0, 0, 0, body.length + 4, ...body]);
const READY = message('Z', ['I'.charCodeAt(0)]);
const WELCOME = Buffer.concat([message('R', [0, 0, 0, 0]), READY]);

/** Accepts every connection, answers the first statements, and then says nothing. */
async function startSilentDatabase(answered: number, silentAfter = 50) {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    // The pool's own first statement comes before.
    let left = answered + 1;
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(WELCOME);
      socket.on('data', () => left-- > 0 && socket.write(READY));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connectionString = `postgres://ana@127.0.0.1:${(server.address() as AddressInfo).port}/ana`;
  const pool = openPool({ connectionString, size: 1, silentAfter });
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
  // An answer may take longer than 50 ms on a busy machine.
  const { db, connections, close } = await startSilentDatabase(2, 30_000);
  expect([await ask(db), await ask(db)]).toEqual([undefined, undefined]);
  expect(connections()).toBe(1);
  await close();
});

test.each([
  undefined,
  'postgres://alecrim@127.0.0.1/alecrim',
  'postgres://alecrim@localhost:5433/alecrim',
  'postgres://alecrim@[::1]/alecrim',
  'postgres:///alecrim',
  'postgres:///alecrim?host=/var/run/postgresql',
  'postgres://alecrim@%2Fvar%2Frun%2Fpostgresql/alecrim',
  'postgres://alecrim@db.example.com/alecrim?sslmode=verify-full',
])('S41: %s gets no warning', (url) => expect(encryptionWarning(url)).toBeUndefined());

test.each([
  'postgres://alecrim@db.example.com/alecrim',
  'postgres://alecrim@10.0.0.2/alecrim?sslmode=require',
  'postgres://alecrim@10.0.0.2/alecrim?sslmode=disable',
  'postgres:///alecrim?host=db.example.com',
])('S41: %s gets a warning', (url) => expect(encryptionWarning(url)).toContain('sslmode=verify-full'));
