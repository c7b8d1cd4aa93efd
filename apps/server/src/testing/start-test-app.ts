import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { createPasswords, lowestPasswordCost } from '../accounts/passwords/passwords.ts';
import { insertUser } from '../accounts/people/users.ts';
import { startSession } from '../accounts/sessions/sessions.ts';
import { applyLimits } from '../accounts/usage.ts';
import { buildApp } from '../app.ts';
import { silentHub } from '../platform/change-events.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import { watchSchema } from '../platform/db/schema-version.ts';
import type { OutboxRow } from '../platform/db/tables.ts';
import type { Deps, Passwords } from '../platform/deps.ts';
import { newId } from '../platform/ids.ts';
import { createTasks, type Tasks } from '../platform/tasks.ts';
import { builtProgram } from './built-programs.ts';
import { openMigratedDatabase, type TestDatabase } from './test-database.ts';

export const SERVICE_TOKEN = 'service-token-for-tests-0123456789abcdef';
export const PASSWORD = 'pera com canela 42';

export interface Answer {
  status: number;
  body: any;
  headers: LightMyRequestResponse['headers'];
  /** The body as it was sent. */
  bytes: Buffer;
}

/** A caller of the API; paths are below /api/apps/alecrim. */
export interface Caller {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  upload(path: string, file: { name: string; content: Buffer | string; type?: string }): Promise<Answer>;
}

export interface Nutritionist extends Caller {
  id: string;
  email: string;
  token: string;
}

export interface TestOptions {
  /** Instead of a fresh database of the engine under test. */
  database?: TestDatabase;
  config?: Partial<Config>;
  deps?: (deps: Deps) => Partial<Deps>;
}

/** The real server on an empty database of the engine under test, reached without a socket. */
export async function startTestApp(options: TestOptions = {}) {
  const database = options.database ?? (await openMigratedDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'alecrim-test-'));
  if (options.database) await migrate(database.db);
  const clock = { time: undefined as Date | undefined };
  const config: Config = {
    ...readConfig({
      DATA_DIR: dataDir,
      SERVICE_TOKEN,
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
    }),
    ...options.config,
  };
  const log = pino({ level: config.logLevel });
  const basic: Deps = {
    config,
    db: database.db,
    hub: silentHub,
    log,
    passwords: cachedPasswords(),
    tasks: sharedTasks(),
    now: () => clock.time ?? new Date(),
    newId,
    schema: watchSchema({ db: database.db, log }),
  };
  const deps: Deps = { ...basic, ...options.deps?.(basic) };
  await applyLimits(deps);
  const app = await buildApp(deps);

  async function send(request: InjectOptions): Promise<Answer> {
    const response = await app.inject({ ...request, headers: { host: 'localhost', ...request.headers } });
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: isJson && response.body ? response.json() : response.body,
      headers: response.headers,
      bytes: response.rawPayload,
    };
  }

  function caller(token?: string, extra: Record<string, string> = {}): Caller {
    const ask = (
      method: InjectOptions['method'],
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) =>
      send({
        method,
        url: path.startsWith('/api/') ? path : `/api/apps/alecrim${path}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...extra,
          ...headers,
        },
        payload: body === undefined ? undefined : JSON.stringify(body),
      });
    return {
      get: (path, headers) => ask('GET', path, undefined, headers),
      post: (path, body, headers) => ask('POST', path, body, headers),
      put: (path, body, headers) => ask('PUT', path, body, headers),
      patch: (path, body, headers) => ask('PATCH', path, body, headers),
      delete: (path, body, headers) => ask('DELETE', path, body, headers),
      async upload(path, { name, content, type = 'application/octet-stream' }) {
        const form = new FormData();
        form.append('file', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
        const encoded = new Response(form);
        return send({
          method: 'POST',
          url: `/api/apps/alecrim${path}`,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            'content-type': encoded.headers.get('content-type') ?? '',
          },
          payload: Buffer.from(await encoded.arrayBuffer()),
        });
      },
    };
  }

  let people = 0;
  /** A signed-in nutritionist without the ceremony of signing up. */
  async function aNutritionist(
    over: { role?: 'user' | 'admin'; email?: string } = {},
  ): Promise<Nutritionist> {
    const email = over.email ?? `nutri${++people}-${newId().slice(-6)}@example.com`;
    const { id } = await insertUser(deps, {
      email,
      fullName: 'Ana Lima',
      passwordHash: null,
      role: over.role,
      isVerified: true,
    });
    const token = await startSession(deps, id);
    return { id, email, token, ...caller(token) };
  }

  return {
    app,
    deps,
    database,
    clock,
    send,
    caller,
    aNutritionist,
    anonymous: caller(),
    service: caller(SERVICE_TOKEN),
    asServiceFor: (user: Nutritionist) => caller(SERVICE_TOKEN, { 'on-behalf-of': `Bearer ${user.token}` }),
    mails: (): Promise<OutboxRow[]> =>
      database.db.selectFrom('outbox').selectAll().orderBy('created_date').orderBy('id').execute(),
    async listen(): Promise<string> {
      await app.listen({ port: 0, host: '127.0.0.1' });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    async close() {
      await app.close();
      if (deps.tasks !== sharedTasks()) await deps.tasks.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

let tasks: Tasks | undefined;

/** Of all test apps of a process: a thread takes a second of processor time to load the program and the food list. */
function sharedTasks(): Tasks {
  tasks ??= createTasks({ file: builtProgram('background-worker') });
  return tasks;
}

// Of all test apps of a process: most accounts of the tests have the same password.
const hashes = new Map<string, string>();

/** The real passwords at the lowest cost, but a secret is hashed once, and what matches that hash is known without another one. */
function cachedPasswords(): Passwords {
  const real = createPasswords(lowestPasswordCost);
  return {
    ...real,
    async hash(secret, tenant) {
      const hash = hashes.get(secret) ?? (await real.hash(secret, tenant));
      hashes.set(secret, hash);
      return hash;
    },
    async verify(stored, secret, tenant) {
      if (stored === null || stored === undefined) return false;
      const isKnown = [...hashes.values()].includes(stored);
      return isKnown ? hashes.get(secret) === stored : real.verify(stored, secret, tenant);
    },
  };
}
