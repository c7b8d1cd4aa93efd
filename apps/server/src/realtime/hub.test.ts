import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { aPaciente } from '@alecrim/domain/testing';
import { type KyselyPlugin, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { ChangeEvent, ChangeListener, Hub, RecordChange } from '../platform/change-events.ts';
import { builtProgram } from '../testing/built-programs.ts';
import { openMigratedDatabase, type TestDatabase, testEngine } from '../testing/test-database.ts';
import { soon } from '../testing/timing.ts';
import { createHub, packed, unpacked } from './hub.ts';
import { aSocket, closeSockets, startRealtimeApp } from './testing/socket-client.ts';

const log = pino({ level: 'silent' });
const change = (id: string): RecordChange => ({ entity: 'Paciente', type: 'create', id, ownerId: 'ana' });

let database: TestDatabase;
const hubs: Hub[] = [];
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterEach(async () => {
  await Promise.all(hubs.splice(0).map((hub) => hub.close()));
});
afterAll(() => database.close());

async function aHub(databaseUrl = database.url) {
  const hub = createHub({ db: database.db, databaseUrl, log });
  hubs.push(hub);
  const heard: Parameters<ChangeListener>[0][] = [];
  hub.subscribe((events) => heard.push(events));
  await hub.ready;
  heard.length = 0;
  return { hub, heard };
}

test('a listener in the same process gets events at once, until it unsubscribes', async () => {
  const { hub, heard } = await aHub();
  const stopped: unknown[] = [];
  const stop = hub.subscribe((events) => stopped.push(events));
  stop();
  hub.announce([change('1')]);
  hub.announce([]);
  hub.announceSessionsChanged('ana');
  hub.announceMessage({ conversationId: 'c', messageId: 'm' });
  expect(heard).toEqual([
    [{ kind: 'change', ...change('1') }],
    [{ kind: 'sessions', userId: 'ana' }],
    [{ kind: 'message', conversationId: 'c', messageId: 'm' }],
  ]);
  expect(stopped).toEqual([]);
});

if (testEngine === 'postgres') {
  describe('across processes', () => {
    test('the other hub gets all events once and in order', async () => {
      const [a, b] = [await aHub(), await aHub()];
      const many = Array.from({ length: 3_000 }, (_, i) => change(`id-${i}`));
      a.hub.announce(many);
      a.hub.announceSessionsChanged('ana');
      const end = { kind: 'sessions', userId: 'ana' };
      await soon(() => expect(b.heard.flat().at(-1)).toEqual(end));
      expect(b.heard.flat()).toEqual([...many.map((item) => ({ kind: 'change', ...item })), end]);
      b.hub.announceSessionsChanged('bia');
      await soon(() => expect(a.heard.flat().at(-1)).toEqual({ kind: 'sessions', userId: 'bia' }));
      expect(a.heard.flat()).toHaveLength(many.length + 2);
    });

    test('a lost connection is restored, and listeners learn that events may be missing', async () => {
      const [a, b] = [await aHub(), await aHub()];
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'alecrim-listener' and datname = current_database()`.execute(database.db);
      await soon(() => expect(b.heard).toContain('resync'));
      await soon(() => {
        a.hub.announce([change('after')]);
        expect(b.heard.flat()).toContainEqual({ kind: 'change', ...change('after') });
      });
    });

    test('events that could not be sent at first are sent again, in order', async () => {
      let failures = 2;
      const failing: KyselyPlugin = {
        transformQuery({ node }) {
          if (failures-- > 0) throw new Error('timeout exceeded when trying to connect');
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const b = await aHub();
      const db = database.db.withPlugin(failing);
      const a = createHub({ db, databaseUrl: database.url, log });
      hubs.push(a);
      a.announce([change('1')]);
      await soon(() => expect(failures).toBeLessThan(2));
      a.announce([change('2')]);
      const both = [change('1'), change('2')].map((event) => ({ kind: 'change', ...event }));
      await soon(() => expect(b.heard.flat()).toEqual(both));
    });

    test('a hub of another schema in the same database gets no events', async () => {
      await sql`create schema if not exists outra`.execute(database.db);
      const elsewhere = new URL(database.url!);
      elsewhere.searchParams.set('options', '-c search_path=outra');
      const [a, b, other] = [await aHub(), await aHub(), await aHub(elsewhere.href)];
      a.hub.announce([change('here')]);
      await soon(() => expect(b.heard.flat()).toHaveLength(1));
      expect(other.heard).toEqual([]);
    });

    test('a hub without its database still serves the local listeners', async () => {
      const hub = createHub({ db: database.db, databaseUrl: 'postgres://nobody@127.0.0.1:1/none', log });
      hubs.push(hub);
      const heard: unknown[] = [];
      hub.subscribe((events) => heard.push(events));
      hub.announce([change('local')]);
      expect(heard).toHaveLength(1);
    });
  });

  describe('two servers on one database', () => {
    test('a change on one server reaches the sockets of the other, and an ended session is disconnected there', async () => {
      const first = await startRealtimeApp();
      const hub = createHub({ db: first.deps.db, databaseUrl: first.deps.config.databaseUrl, log });
      const second = await buildApp({ ...first.deps, hub });
      const url = await second.listen({ port: 0, host: '127.0.0.1' });
      await hub.ready;
      await hearsAndIsCut(first, url);
      await second.close();
      await hub.close();
      await first.close();
    });

    test('the same holds when the other server is another process', async () => {
      const first = await startRealtimeApp();
      const { databaseUrl, dataDir } = first.deps.config;
      const child = spawn(process.execPath, [builtProgram('main')], {
        env: {
          ...process.env,
          PORT: '0',
          DATABASE_URL: databaseUrl,
          DATA_DIR: dataDir,
          LOG_LEVEL: 'silent',
          RATE_LIMIT_SCALE: '1000',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const gone = once(child, 'exit');
      try {
        let url: string | undefined;
        for await (const line of createInterface(child.stdout)) {
          url = /http:\/\/\S+/.exec(line)?.[0];
          if (url) break;
        }
        expect(url).toBeDefined();
        await hearsAndIsCut(first, url!.replace('localhost', '127.0.0.1'));
      } finally {
        child.kill('SIGTERM');
      }
      expect(await gone).toEqual([0, null]);
      await first.close();
    });

    type Server = Awaited<ReturnType<typeof startRealtimeApp>>;

    /** Writes go to one server; the socket is on the other. */
    async function hearsAndIsCut(writer: Server, url: string): Promise<void> {
      const [ana, bia] = [await writer.aNutritionist(), await writer.aNutritionist()];
      const [hers, others] = [aSocket(url, { token: ana.token }), aSocket(url, { token: bia.token })];
      for (const { connected, socket } of [hers, others]) {
        await connected;
        socket.emit('join', 'entities:alecrim:Paciente');
      }
      for (const [user, { heard }] of [
        [bia, others],
        [ana, hers],
      ] as const) {
        // Written again when nothing came: the first may have been before the server let her into the room.
        await soon(async () => {
          const { body } = await user.post('/entities/Paciente', aPaciente());
          await soon(() => expect(heard.map(({ data }) => data.id)).toContain(body.id));
        });
      }
      expect(others.heard.every(({ data }) => data.data.created_by === bia.email)).toBe(true);
      await writer.deps.db.deleteFrom('sessions').where('user_id', '=', ana.id).execute();
      writer.deps.hub.announceSessionsChanged(ana.id);
      expect(await hers.gone).toBe('io server disconnect');
      expect(others.socket.connected).toBe(true);
      closeSockets();
    }
  });
}

const events: ChangeEvent[] = Array.from({ length: 1_000 }, (_, i) => ({
  kind: 'change',
  entity: 'OrientacaoTemplate',
  type: 'update',
  id: `0198f7a2-0000-7000-8000-${String(i).padStart(12, '0')}`,
  ownerId: '0198f7a2-0000-7000-8000-000000000000',
}));

test('a long list of events is split into texts that PostgreSQL accepts, complete and in order', () => {
  const texts = packed('me', events);
  expect(texts.length).toBeGreaterThan(1);
  expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(8_000);
  expect(texts.flatMap((text) => unpacked(text)?.events ?? [])).toEqual(events);
  expect(unpacked(texts[0]!)?.origin).toBe('me');
});

test('every kind of event is the same after packing and unpacking', () => {
  const kinds: ChangeEvent[] = [
    { kind: 'change', entity: 'Cardapio', type: 'delete', id: 'a', ownerId: null },
    { kind: 'message', conversationId: 'c', messageId: 'm' },
    { kind: 'sessions', userId: 'u' },
  ];
  expect(packed('me', kinds).map(unpacked)).toEqual([{ origin: 'me', events: kinds }]);
  expect(packed('me', [])).toEqual([]);
});

test('malformed packets are ignored', () => {
  const strange = [
    '',
    '{',
    '[]',
    '{"origin":"x"}',
    '{"origin":"x","news":[{"kind":"change","entity":"User"}]}',
    'null',
  ];
  expect(strange.map(unpacked)).toEqual(strange.map(() => undefined));
});
