import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import type { Hub } from '../../platform/change-events.ts';
import { createHub } from '../../realtime/hub.ts';
import { type Nutritionist, PASSWORD, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { testEngine } from '../../testing/test-database.ts';
import { soon } from '../../testing/timing.ts';
import { codeAt, stepAt } from '../second-factor/second-factor-codes.ts';
import { aPersonWithPassword, signIn, turnOn } from '../second-factor/testing/second-factor.ts';
import { CACHED_MS, sessionCache } from './session-cache.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    deps: ({ db, config, log }) => ({ hub: createHub({ db, databaseUrl: config.databaseUrl, log }) }),
  });
  await app.deps.hub.ready;
});
afterAll(async () => {
  await app.deps.hub.close();
  await app.close();
});

/** From here on no time passes, so that nothing is forgotten because of its age. */
const stopClock = () => {
  app.clock.time = new Date();
};
const later = (ms: number) => {
  app.clock.time = new Date(app.deps.now().getTime() + ms);
};
const statusOf = async (person: Nutritionist) => (await person.get('/entities/Paciente')).status;
/** Ends a session without events, as an administrator's command in another process does. */
const endSilently = ({ id }: Nutritionist) =>
  app.deps.db.deleteFrom('sessions').where('user_id', '=', id).execute();

async function aRememberedPerson(role: 'user' | 'admin' = 'user'): Promise<Nutritionist> {
  stopClock();
  const person = await aPersonWithPassword(app, role);
  expect(await statusOf(person)).toBe(200);
  return person;
}

test('a session is cached for four seconds, and no longer', async () => {
  const ana = await aRememberedPerson();
  await endSilently(ana);
  later(CACHED_MS - 1);
  expect(await statusOf(ana)).toBe(200);
  later(1);
  expect(await statusOf(ana)).toBe(401);
});

test('a clock that is set back makes the server ask the database again', async () => {
  const ana = await aRememberedPerson();
  await endSilently(ana);
  later(-1);
  expect(await statusOf(ana)).toBe(401);
});

test('routes about accounts ask the database every time', async () => {
  const ana = await aRememberedPerson();
  expect((await ana.get('/entities/User/me')).status).toBe(200);
  await endSilently(ana);
  expect(await statusOf(ana)).toBe(200);
  expect((await ana.get('/entities/User/me')).status).toBe(401);
});

test('a cached session still expires on time', async () => {
  const ana = await aRememberedPerson();
  later(CACHED_MS);
  const expires_date = new Date(app.deps.now().getTime() + 1_000).toISOString();
  await app.deps.db.updateTable('sessions').set({ expires_date }).where('user_id', '=', ana.id).execute();
  expect(await statusOf(ana)).toBe(200);
  later(1_000);
  expect(await statusOf(ana)).toBe(401);
});

test('the last use of a session is still written once an hour', async () => {
  const ana = await aRememberedPerson();
  later(61 * 60_000);
  expect(await statusOf(ana)).toBe(200);
  const { last_seen_date } = await app.deps.db
    .selectFrom('sessions')
    .select('last_seen_date')
    .where('user_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  expect(last_seen_date).toBe(app.deps.now().toISOString());
});

test('a session that ends while it is read is not cached', async () => {
  const ana = await aRememberedPerson();
  const cache = sessionCache(app.deps);
  const finding = cache.find(ana.token);
  app.deps.hub.announceSessionsChanged(ana.id);
  expect((await finding)?.user.id).toBe(ana.id);
  await endSilently(ana);
  expect(await cache.find(ana.token)).toBeUndefined();
  cache.stop();
});

test('nothing is cached while events of other processes cannot arrive', async () => {
  const ana = await aRememberedPerson();
  let isListening = true;
  const cache = sessionCache({ ...app.deps, hub: { ...app.deps.hub, isListening: () => isListening } });
  expect(await cache.find(ana.token)).toBeDefined();
  await endSilently(ana);
  expect(await cache.find(ana.token)).toBeDefined();
  isListening = false;
  expect(await cache.find(ana.token)).toBeUndefined();
  cache.stop();
});

/** What must end or change a session: each is done through the API, the way a person does it. */
const endings: Record<string, (ana: Nutritionist, admin: Nutritionist) => Promise<unknown>> = {
  'sign-out': (ana) => ana.post('/auth/logout'),
  'ending it from another session': async (ana) => {
    const other = await anotherSession(ana);
    const { body } = await other.get('/auth/sessions');
    const { id } = body.find(({ is_current }: { is_current: boolean }) => !is_current);
    return other.delete(`/auth/sessions/${id}`);
  },
  'a new password': async (ana) =>
    (await anotherSession(ana)).post('/auth/change-password', {
      user_id: ana.id,
      current_password: PASSWORD,
      new_password: 'outra senha bem longa 77',
    }),
  'a second factor': async (ana) => {
    const other = await anotherSession(ana);
    const { body } = await other.post('/auth/second-factor/setup', { password: PASSWORD });
    const otp_code = codeAt(body.secret, stepAt(app.deps.now()));
    return other.post('/auth/second-factor/enable', { otp_code });
  },
  'a disabled account': (ana, admin) => admin.put(`/users/${ana.id}`, { disabled: true }),
};

async function anotherSession(person: Nutritionist) {
  const { body } = await signIn(app, person);
  return app.caller(body.access_token);
}

test.each(Object.keys(endings))('T13: %s ends a cached session at once', async (ending) => {
  const admin = await aRememberedPerson('admin');
  const ana = await aRememberedPerson();
  await endings[ending]?.(ana, admin);
  expect(await statusOf(ana)).not.toBe(200);
});

test('T13: a changed role counts at once for a cached session', async () => {
  const [admin, ana] = [await aRememberedPerson('admin'), await aRememberedPerson('admin')];
  const people = async () => (await ana.get('/entities/User')).body.length;
  expect(await people()).toBeGreaterThan(1);
  await admin.put(`/users/${ana.id}`, { role: 'user' });
  expect(await people()).toBe(1);
});

test('a second factor that becomes required counts at once for all cached sessions', async () => {
  const admin = await aRememberedPerson('admin');
  const { nextCode } = await turnOn(app, admin);
  const ana = await aRememberedPerson();
  const rule = (required: boolean, otp_code?: string) =>
    admin.put('/auth/second-factor/required', { required, password: PASSWORD, otp_code });
  expect((await rule(true)).status).toBe(200);
  expect(await statusOf(ana)).toBe(403);
  // The code of the next half minute was used when it was turned on.
  later(30_000);
  expect((await rule(false, nextCode())).status).toBe(200);
  expect(await statusOf(ana)).toBe(200);
});

if (testEngine === 'postgres')
  describe('another server on the same database', () => {
    let hub: Hub;
    let other: Awaited<ReturnType<typeof buildApp>>;
    beforeAll(async () => {
      hub = createHub({ ...app.deps, databaseUrl: app.deps.config.databaseUrl });
      other = await buildApp({ ...app.deps, hub });
      await hub.ready;
    });
    afterAll(async () => {
      await other.close();
      await hub.close();
    });

    const statusThere = async ({ token }: Nutritionist) => {
      const headers = { host: 'localhost', authorization: `Bearer ${token}` };
      return (await other.inject({ url: '/api/apps/alecrim/entities/Paciente', headers })).statusCode;
    };

    test.each(Object.keys(endings))('T13: forgets a session after %s here', async (ending) => {
      const admin = await aRememberedPerson('admin');
      const ana = await aRememberedPerson();
      expect(await statusThere(ana)).toBe(200);
      await endings[ending]?.(ana, admin);
      await soon(async () => expect(await statusThere(ana)).not.toBe(200));
    });

    test('drops a session after four seconds when the event of its end was lost', async () => {
      const ana = await aRememberedPerson();
      expect(await statusThere(ana)).toBe(200);
      await endSilently(ana);
      expect(await statusThere(ana)).toBe(200);
      later(CACHED_MS);
      expect(await statusThere(ana)).toBe(401);
    });

    test('caches nothing from the moment its channel is cut until events arrive again', async () => {
      const ana = await aRememberedPerson();
      expect(await statusThere(ana)).toBe(200);
      const isHeardAgain = new Promise<void>((resolve) => {
        const stop = hub.subscribe((events) => {
          if (events !== 'resync') return;
          stop();
          resolve();
        });
      });
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'alecrim-listener' and datname = current_database()`.execute(app.deps.db);
      await endSilently(ana);
      await isHeardAgain;
      expect(await statusThere(ana)).toBe(401);
    });
  });
