import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Migration, migrate } from './platform/db/migrate.ts';
import { migrations } from './platform/db/migrations/index.ts';
import { openDatabase } from './platform/db/open.ts';
import { builtProgram } from './testing/built-programs.ts';
import { onOneEngine } from './testing/on-one-engine.ts';
import { rawClient, rawRequest } from './testing/raw-client.ts';
import {
  copyTables,
  openMigratedDatabase,
  openTestDatabase,
  type TestDatabase,
  testEngine,
} from './testing/test-database.ts';
import { soon } from './testing/timing.ts';

let folder: string;
let database: TestDatabase | undefined;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alecrim-main-'));
  if (testEngine === 'postgres') database = await openMigratedDatabase();
  else copyTables(join(folder, 'alecrim.db'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Instead of the database with its tables: an empty one. */
async function withoutTables(): Promise<void> {
  rmSync(join(folder, 'alecrim.db'), { force: true });
  if (!database) return;
  await database.close();
  database = await openTestDatabase();
}

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

// `onOneEngine`: signals, settings and printed lines. The faults stop a server with PostgreSQL, and upgrade-database.test.ts
// upgrades on both.
test('the server starts, prints its address, answers, and stops cleanly on SIGTERM', async () => {
  await withoutTables();
  const server = start();
  const health = await fetch(`${await server.url()}/api/health`);
  expect(await health.json()).toMatchObject({ status: 'ok', database: testEngine });
  expect(server.output()).toContain('Os links dos cardápios só abrem neste computador.');
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
});

onOneEngine(
  'R18: after SIGTERM the server finishes the requests under way',
  async () => {
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
  },
  60_000,
);

onOneEngine(
  'R18: after SIGTERM a request that never ends to arrive holds the stop for a moment only',
  async () => {
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
  },
  60_000,
);

onOneEngine(
  'a start that upgrades prints each migration as it runs, and the place of the backup',
  async () => {
    await withoutTables();
    const { db, close } = openDatabase({ databaseUrl: database?.url, dataDir: folder });
    await migrate(db, migrations.slice(0, -1));
    await close();
    const server = start();
    const health = await (await fetch(`${await server.url()}/api/health`)).json();
    const [counted, saved, step, said] = server.output().split('\n');
    expect([counted, saved, step]).toEqual([
      'Atualizando o banco de dados: 1 etapa.',
      expect.stringMatching(/^Backup de antes da atualização em .*\.zip…$/),
      `Etapa ${migrations.at(-1)?.name}…`,
    ]);
    expect(said).toMatch(
      `Banco de dados atualizado para a versão ${health.version}: ${migrations.at(-1)?.name}.`,
    );
    const backup = /O backup de antes está em (\S+)\.$/.exec(String(said))?.[1] ?? '';
    expect(existsSync(backup)).toBe(true);
  },
);

onOneEngine(
  'a bad setting stops the start with one line',
  async () => {
    const server = start({ PORT: 'abc' });
    expect(await server.exit).toBe(1);
    expect(server.output().trim()).toMatch(/^Configuração inválida: PORT.*$/);
  },
  60_000,
);

onOneEngine(
  'R38: an address that is not of this machine, and a folder that cannot be made, stop the start with one line',
  async () => {
    const elsewhere = start({ HOST: '203.0.113.7', PUBLIC_URL: 'http://203.0.113.7' });
    writeFileSync(join(folder, 'a-file'), '');
    const nowhere = start({ DATA_DIR: join(folder, 'a-file/data'), DATABASE_URL: '' });
    expect(await elsewhere.exit).toBe(1);
    expect(elsewhere.output().trim()).toBe('HOST=203.0.113.7 não é um endereço desta máquina.');
    expect(await nowhere.exit).toBe(1);
    expect(nowhere.output().trim()).toMatch(/a-file\/data: parte do caminho não é uma pasta\.$/);
  },
  60_000,
);

test('R38: a PostgreSQL that is away at the start is waited for, and a wrong password stops the start', async () => {
  // Nothing listens on a port that was just given back.
  const given = createServer().listen(0, '127.0.0.1');
  await once(given, 'listening');
  const { port } = given.address() as AddressInfo;
  await new Promise((resolve) => given.close(resolve));
  const waiting = start({ DATABASE_URL: `postgres://ana:secreta@127.0.0.1:${port}/alecrim` });
  await soon(() => expect(waiting.output().split('\n').length).toBeGreaterThan(2));
  expect(waiting.child.exitCode).toBeNull();
  expect(waiting.output()).toContain(
    `O PostgreSQL de DATABASE_URL (127.0.0.1:${port}/alecrim) não aceita conexões. Nova tentativa em 1 s.`,
  );
  expect(waiting.output()).not.toContain('secreta');
  if (!database?.url) return;
  const wrong = new URL(database.url);
  wrong.password = 'outra@senha';
  const refused = start({ DATABASE_URL: wrong.href });
  expect(await refused.exit).toBe(1);
  expect(refused.output().trim()).toMatch(/^O PostgreSQL .* recusou a senha\. .*%40.*\.$/);
});

// On SQLite there is one process, and its database cannot become newer beside it.
if (testEngine === 'postgres')
  test('R36: a process beside a database of a newer version answers 503 within a moment, health too; after an added column it continues', async () => {
    const server = start();
    const url = await server.url();
    const { db, close } = openDatabase({ databaseUrl: database?.url, dataDir: folder });
    const known = migrations.at(-1)?.name;
    const added: Migration = { name: '9998-added', needs: known, up: async () => {} };
    await migrate(db, [...migrations, added]);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    await migrate(db, [...migrations, added, { name: '9999-changed', up: async () => {} }]);
    await close();
    await soon(async () => expect((await fetch(`${url}/api/health`)).status).toBe(503));
    for (const path of ['/api/health', '/api/apps/alecrim/entities/Paciente', '/']) {
      const answer = await fetch(`${url}${path}`);
      expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '30']);
      expect(await answer.json()).toMatchObject({
        code: 'SERVER_OUTDATED',
        extra_data: { step: '9999-changed' },
      });
    }
    const page = await fetch(`${url}/VerCardapio?token=abcdefghijklmnopqrst`);
    expect([page.status, await page.text()]).toEqual([
      503,
      expect.stringContaining('Temporariamente indisponível'),
    ]);
    const again = start();
    expect(await again.exit).toBe(1);
    expect(again.output()).toContain('versão mais nova do Alecrim (contém "9999-changed")');
  });

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
  });
