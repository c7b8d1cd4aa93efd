import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './platform/db/migrate.ts';
import { migrations } from './platform/db/migrations/index.ts';
import { openDatabase } from './platform/db/open.ts';
import { builtProgram } from './testing/built-programs.ts';
import { rawClient, rawRequest } from './testing/raw-client.ts';
import { openTestDatabase, type TestDatabase, testEngine } from './testing/test-database.ts';

let folder: string;
let database: TestDatabase | undefined;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alecrim-main-'));
  if (testEngine === 'postgres') database = await openTestDatabase();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The program as it is shipped, in a process of its own. */
function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [builtProgram('main')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...(database?.url && { DATABASE_URL: database.url }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return {
    child,
    exit,
    output: () => output,
    async url(): Promise<string> {
      for (let i = 0; i < 300; i++) {
        const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
        if (found) return found;
        if (child.exitCode !== null) throw new Error(`it ended: ${output}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`no address: ${output}`);
    },
  };
}

test('the server starts, prints its address, answers, and stops cleanly on SIGTERM', async () => {
  const server = start();
  const health = await fetch(`${await server.url()}/api/health`);
  expect(await health.json()).toMatchObject({ status: 'ok', database: testEngine });
  expect(server.output()).toContain('Os links dos cardápios só abrem neste computador.');
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
}, 60_000);

test('R18: after SIGTERM the server finishes the requests under way', async () => {
  const server = start();
  const url = await server.url();
  const body = JSON.stringify({ email: 'dona@example.com', password: 'pera com canela 42' });
  // Half of a body is on its way when the stop begins: no clock decides whether the request is under way.
  const asking = request(`${url}/api/apps/alecrim/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  const status = new Promise((resolve, reject) => {
    asking.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  await new Promise((resolve) => asking.write(body.slice(0, 20), resolve));
  await fetch(`${url}/api/health`);
  server.child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 300));
  asking.end(body.slice(20));
  expect(await status).toBe(200);
  expect(await server.exit).toBe(0);
}, 60_000);

test('R18: after SIGTERM a request that never ends to arrive holds the stop for a moment only', async () => {
  const server = start();
  const port = Number(new URL(await server.url()).port);
  const path = '/api/apps/alecrim/auth/register';
  const headers = { 'Content-Type': 'application/json' };
  const half = rawRequest('POST', path, { headers, body: '{"email":', length: 5_000 });
  const clients = [
    await rawClient(port, half),
    await rawClient(port, half),
    await rawClient(port, `POST ${path} HTTP/1.1\r\nHost: local`),
  ];
  const drip = setInterval(() => clients[0]?.socket.write('x'), 100);
  await fetch(`http://localhost:${port}/api/health`);
  const from = Date.now();
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  clearInterval(drip);
  expect(Date.now() - from).toBeLessThan(5_000);
  expect(clients.map((client) => client.statuses())).toEqual([[503], [503], []]);
}, 60_000);

test('a start after an upgrade prints the migrations, and on SQLite the place of the backup', async () => {
  const { db, close } = openDatabase({ databaseUrl: database?.url, dataDir: folder });
  await migrate(db, migrations.slice(0, -1));
  await close();
  const server = start();
  const health = await (await fetch(`${await server.url()}/api/health`)).json();
  const [said] = server.output().split('\n');
  expect(said).toMatch(
    `Banco de dados atualizado para a versão ${health.version}: ${migrations.at(-1)?.name}.`,
  );
  const backup = /O backup de antes está em (\S+)\.$/.exec(String(said))?.[1] ?? '';
  expect(existsSync(backup)).toBe(testEngine === 'sqlite');
}, 60_000);

test('a bad setting stops the start with one line', async () => {
  const server = start({ PORT: 'abc' });
  expect(await server.exit).toBe(1);
  expect(server.output().trim()).toMatch(/^Configuração inválida: PORT.*$/);
}, 60_000);

// On PostgreSQL any number of processes share one database.
if (testEngine === 'sqlite')
  test('R31: a second process on the same data folder exits and names the first; after kill -9 the next start works', async () => {
    const first = start();
    const url = await first.url();
    const second = start();
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`já está em uso pelo processo ${first.child.pid}`);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.exit;
    const third = start();
    expect((await fetch(`${await third.url()}/api/health`)).status).toBe(200);
  }, 90_000);
