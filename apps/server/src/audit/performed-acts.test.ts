import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aPersonWithPassword, turnOn } from '../accounts/second-factor/testing/second-factor.ts';
import { storeCode } from '../accounts/sign-in/mailed-secrets.ts';
import { type Performance, performances, type Stage } from '../testing/performed-acts.ts';
import { PASSWORD, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { namedTrails } from '../testing/trail-of-routes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { registration: 'open' } });
  await app.aNutritionist({ role: 'admin' });
});
afterEach(async () => {
  app.clock.time = undefined;
  // A change of the practice's mail holds new links for a day.
  await app.deps.db.deleteFrom('settings').where('key', '=', 'resets_held_until').execute();
});
afterAll(() => app.close());

const wrong = { password: 'errada errada 1' };
const post = (path: string, body: object) => () => app.anonymous.post(path, body);
const each = async (steps: (() => Promise<unknown>)[]) => {
  for (const step of steps) await step();
};

/** Acts with codes; they need the clock. */
const withCodes: Record<string, Performance> = {
  'POST /auth/register': async () => async () => {
    const fresh = await startTestApp();
    await fresh.anonymous.post('/auth/register', { email: 'dona@example.com', password: PASSWORD });
    const left = await fresh.database.db.selectFrom('audit_entries').select('action').execute();
    await fresh.close();
    return left.map(({ action }) => action);
  },
  'POST /auth/verify-otp': async () => {
    const email = 'nova@example.com';
    const { body } = await app.anonymous.post('/auth/register', { email, password: PASSWORD });
    await storeCode(app.deps, body.id, await app.deps.passwords.hash('123456', 'test'));
    return post('/auth/verify-otp', { email, otp_code: '123456' });
  },
  'POST /auth/accept-invite': async ({ admin }) => {
    const { body } = await admin.post('/users/invite-user', { user_email: 'bia@example.com', role: 'user' });
    const token = new URL(body.link).searchParams.get('token');
    return post('/auth/accept-invite', { token, new_password: PASSWORD });
  },
  'POST /auth/login': async ({ ana }) => {
    const { recoveryCodes } = await turnOn(app, ana);
    const attempt = { email: ana.email, password: PASSWORD, otp_code: recoveryCodes[0] };
    return () => each([post('/auth/login', { ...attempt, ...wrong }), post('/auth/login', attempt)]);
  },
  'POST /auth/second-factor/setup':
    async ({ ana }) =>
    () =>
      ana.post('/auth/second-factor/setup', wrong),
  'POST /auth/second-factor/enable': async ({ ana }) => {
    const { body } = await ana.post('/auth/second-factor/setup', { password: PASSWORD });
    const { nextCodeOf } = await import('../accounts/second-factor/testing/second-factor.ts');
    return () => ana.post('/auth/second-factor/enable', { otp_code: nextCodeOf(app, body.secret) });
  },
  'POST /auth/second-factor/recovery-codes': withRecoveryCode('recovery-codes'),
  'POST /auth/second-factor/disable': withRecoveryCode('disable'),
  'PUT /auth/second-factor/required': async ({ admin }) => {
    const rule = (given: object) => () =>
      admin.put('/auth/second-factor/required', { required: false, password: PASSWORD, ...given });
    const { nextCode } = await turnOn(app, admin);
    return () => each([rule(wrong), () => rule({ otp_code: nextCode() })()]);
  },
};

function withRecoveryCode(act: string): Performance {
  return async ({ ana }) => {
    const { recoveryCodes } = await turnOn(app, ana);
    const ask = (given: object) => () =>
      ana.post(`/auth/second-factor/${act}`, { password: PASSWORD, otp_code: recoveryCodes[0], ...given });
    return () => each([ask(wrong), ask({ otp_code: '000000' }), ask({})]);
  };
}

const all: Record<string, Performance> = { ...performances, ...withCodes };
const actions = async () =>
  (await app.database.db.selectFrom('audit_entries').select('action').orderBy('seq').execute()).map(
    ({ action }) => action,
  );

const short = (act: string) => act.replace('/api/apps/alecrim', '');

describe('S51: each act leaves the entries that the table names', () => {
  const trails = new Map(Object.entries(namedTrails).map(([act, trail]) => [short(act), trail]));

  test('every act with entries is performed', () => {
    const named = [...trails].filter(([, trail]) => typeof trail !== 'string').map(([act]) => act);
    expect(named.filter((act) => !all[act])).toEqual([]);
    expect(Object.keys(all).filter((act) => !trails.has(act))).toEqual([]);
  });

  test.each(Object.keys(all))('%s', async (act) => {
    const stage: Stage = {
      app,
      ana: await aPersonWithPassword(app),
      admin: await aPersonWithPassword(app, 'admin'),
    };
    const perform = await all[act]?.(stage);
    const before = (await actions()).length;
    const apart = await perform?.();
    const trail = trails.get(act) ?? [];
    const wanted = new Set(typeof trail === 'string' ? [] : trail);
    const left = async () => new Set(Array.isArray(apart) ? apart : (await actions()).slice(before));
    // A reset link is sent after the answer.
    await expect.poll(left).toEqual(wanted);
  });
});
