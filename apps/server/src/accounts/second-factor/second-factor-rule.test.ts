import { failures } from '@alecrim/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { routesOf } from '../../testing/trail-of-routes.ts';
import { viewerOfToken } from '../access.ts';
import { startSession } from '../sessions/sessions.ts';
import { aPersonWithPassword, nextCodeOf, signIn, turnOn } from './testing/second-factor.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof aPersonWithPassword>>;
let nextCode: () => string;
const RULE = '/auth/second-factor/required';
const demand = (required: boolean, password = PASSWORD) =>
  admin.put(RULE, { required, password, ...(!required && { otp_code: nextCode() }) });

beforeAll(async () => {
  app = await startTestApp({ config: { registration: 'open' } });
  admin = await aPersonWithPassword(app, 'admin');
});
afterAll(() => app.close());

test('only an administrator who uses the second factor can require it, and only with the password', async () => {
  const ana = await aPersonWithPassword(app);
  expect((await ana.put(RULE, { required: true, password: PASSWORD })).status).toBe(403);
  expect((await app.service.put(RULE, { required: true, password: PASSWORD })).status).toBe(403);
  expect((await app.anonymous.put(RULE, { required: true, password: PASSWORD })).status).toBe(401);
  expect(await demand(true)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  ({ nextCode } = await turnOn(app, admin));
  expect((await demand(true, 'errada')).body.code).toBe('INVALID_CURRENT_PASSWORD');
  const atOnce = await Promise.all([demand(true), demand(true)]);
  expect(atOnce.map(({ body }) => body)).toEqual([{ required: true }, { required: true }]);
  expect((await ana.get('/entities/Paciente')).body.code).toBe('SECOND_FACTOR_SETUP_REQUIRED');
  expect((await demand(false)).body).toEqual({ required: false });
  expect((await ana.get('/entities/Paciente')).status).toBe(200);
  const entries = await app.deps.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'details'])
    .where('action', '=', 'second_factor_rule')
    .orderBy('seq')
    .execute();
  expect(entries).toEqual([
    { actor_id: admin.id, details: '{"required":true}' },
    { actor_id: admin.id, details: '{"required":true}' },
    { actor_id: admin.id, details: '{"required":false}' },
  ]);
});

describe('while the practice requires a second factor', () => {
  beforeAll(async () => {
    await demand(true);
  });
  afterAll(async () => {
    await demand(false);
  });

  test('S28: an account without a second factor signs in, sets it up and continues in the same session', async () => {
    const bia = await aPersonWithPassword(app);
    const { body } = await signIn(app, bia);
    const hers = app.caller(body.access_token);
    expect(await hers.get('/entities/User/me')).toMatchObject({
      status: 403,
      body: {
        code: 'SECOND_FACTOR_SETUP_REQUIRED',
        extra_data: { reason: 'second_factor_setup_required' },
      },
    });
    expect((await hers.get('/auth/second-factor')).body).toMatchObject({ enabled: false, required: true });
    const begun = await hers.post('/auth/second-factor/setup', { password: PASSWORD });
    const otp_code = nextCodeOf(app, begun.body.secret);
    expect((await hers.post('/auth/second-factor/enable', { otp_code })).status).toBe(200);
    expect((await hers.get('/entities/User/me')).body.id).toBe(bia.id);
  });

  test('S28: an account without a second factor gets an answer only from the routes to set it up and to sign out', async () => {
    const bia = await aPersonWithPassword(app);
    const open: string[] = [];
    for (const { method, path, access } of routesOf(app.app)) {
      if (['public', 'anyone', 'absent'].includes(access)) continue;
      const url = path.replace(/:\w+|\*/g, 'x');
      const { body } = await app.send({ method, url, headers: { authorization: `Bearer ${bia.token}` } });
      // A function says why it failed in `error`, all others in `message`.
      const isRefused = [body?.error, body?.message].includes(failures.SECOND_FACTOR_SETUP_REQUIRED.message);
      if (!isRefused) open.push(`${method} ${path}`);
      if (path.endsWith('/logout')) bia.token = await startSession(app.deps, bia.id);
    }
    const path = '/api/apps/alecrim/auth';
    expect(open.sort()).toEqual([
      `GET ${path}/second-factor`,
      `POST ${path}/logout`,
      `POST ${path}/second-factor/enable`,
      `POST ${path}/second-factor/setup`,
    ]);
    expect((await bia.get('/api/apps/public/prod/public-settings/by-id/alecrim')).status).toBe(200);
  });

  test('the socket of an account without a second factor is anonymous, and a service cannot act for the account', async () => {
    const bia = await aPersonWithPassword(app);
    expect(await viewerOfToken(app.deps, bia.token)).toEqual({ kind: 'anonymous' });
    expect((await viewerOfToken(app.deps, admin.token)).kind).toBe('user');
    expect((await app.asServiceFor(bia).get(`/auth/sso/accesstoken/${bia.id}`)).body.code).toBe(
      'SECOND_FACTOR_SETUP_REQUIRED',
    );
  });

  test('an account that must set up a second factor can sign out', async () => {
    const bia = await aPersonWithPassword(app);
    expect((await bia.post('/auth/logout')).status).toBe(200);
    expect((await bia.get('/auth/second-factor')).status).toBe(401);
  });

  test('the second factor cannot be turned off', async () => {
    const otp_code = nextCode();
    expect(await admin.post('/auth/second-factor/disable', { password: PASSWORD, otp_code })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect((await signIn(app, admin, otp_code)).status).toBe(200);
  });
});
