import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tempFolder } from '../../scripts/lib/temp-folder.mjs';
import { send } from '../lib/client.mjs';
import { aPlan } from '../lib/plan.mjs';
import { startServer } from '../lib/processes.mjs';

const folder = tempFolder('alecrim-bench');
let server;
beforeAll(async () => {
  const file = join(import.meta.dirname, 'server.mjs');
  server = await startServer([file], { CHECKS: '1', DATA_DIR: folder.path, DATABASE_URL: '' });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

test('the checking server shows a plan to its owner alone', async () => {
  const [ana, bia] = [await aPerson(), await aPerson()];
  const plan = await ana('POST', '/plan', aPlan());
  const path = `/plan?id=${JSON.parse(plan.text).id}`;
  expect((await ana('GET', path)).text).toBe(plan.text);
  expect((await bia('GET', path)).status).toBe(500);
  expect((await bia('PUT', path, { titulo: 'Outro' })).status).toBe(500);
  expect((await bia('GET', '/list')).text).toBe('[]');
  expect((await bia('GET', '/search?words=rui')).text).toBe('[]');
  expect((await bia('GET', '/count')).text).toBe('{"count":0}');
});

test('the checking server answers 401 without a session, after its end, and for a closed account', async () => {
  expect((await as({})('GET', '/list')).status).toBe(401);
  expect((await as({ authorization: 'Bearer wrong' })('GET', '/list')).status).toBe(401);
  const ana = await aPerson();
  await sql("update sessions set expires_date = '2020-01-01'");
  expect((await ana('GET', '/list')).status).toBe(401);
  await sql("update sessions set expires_date = '2999-01-01'");
  expect((await ana('GET', '/list')).status).toBe(200);
  await sql('update users set disabled = 1');
  expect((await ana('GET', '/list')).status).toBe(401);
});

async function aPerson() {
  const account = { email: 'ana@example.com', password: 'pera com canela 42' };
  const { text } = await as({})('POST', '/login', account);
  return as({ authorization: `Bearer ${JSON.parse(text).access_token}` });
}

const as = (headers) => async (method, path, body) => {
  const { status, bytes } = await send(server.port, {
    method,
    path,
    headers,
    body: body && JSON.stringify(body),
  });
  return { status, text: bytes.toString('utf8') };
};

async function sql(text) {
  const db = new Database(join(folder.path, 'bare.db'));
  db.exec(text);
  db.close();
}
