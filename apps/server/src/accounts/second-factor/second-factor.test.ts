import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { changeUser } from '../people/users.ts';
import { startSession } from '../sessions/sessions.ts';
import { aPersonWithPassword, nextCodeOf, signIn, turnOn } from './testing/second-factor.ts';

const OTHER = 'uma frase bem comprida 9';
let app: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  app = await startTestApp({
    config: { registration: 'open' },
    deps: () => ({ log: pino({ level: 'trace' }, sink) }),
  });
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.time = undefined;
});

const acts = async () =>
  (await app.deps.db.selectFrom('audit_entries').selectAll().orderBy('seq').execute()).map((entry) => ({
    action: entry.action,
    actor: entry.actor_id,
    details: JSON.parse(entry.details),
  }));
const actsOf = async (id: string) => (await acts()).filter(({ actor }) => actor === id);
const mailsTo = async (email: string) =>
  (await app.mails()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject);

const mailed = async (email: string, pattern: RegExp) =>
  (await app.mails())
    .filter(({ recipient }) => recipient === email)
    .flatMap(({ text_body }) => pattern.exec(text_body)?.[1] ?? [])[0];

describe('turning on the second factor', () => {
  test('S28: asks for the password and a code of the app, and shows ten recovery codes once', async () => {
    const ana = await aPersonWithPassword(app);
    expect((await ana.get('/auth/second-factor')).body).toEqual({
      enabled: false,
      recovery_codes_left: 0,
      required: false,
    });
    expect(await ana.post('/auth/second-factor/setup', { password: 'errada' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_CURRENT_PASSWORD' },
    });
    const { body: begun } = await ana.post('/auth/second-factor/setup', { password: PASSWORD });
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    // A secret that no code has proved yet asks for nothing.
    expect((await signIn(app, ana)).status).toBe(200);
    expect(await ana.post('/auth/second-factor/enable', { otp_code: '000000' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_OTP' },
    });
    const { body } = await ana.post('/auth/second-factor/enable', {
      otp_code: nextCodeOf(app, begun.secret),
    });
    expect(new Set(body.recovery_codes).size).toBe(10);
    for (const code of body.recovery_codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect((await ana.get('/auth/second-factor')).body).toMatchObject({
      enabled: true,
      recovery_codes_left: 10,
    });
    expect((await actsOf(ana.id)).at(-1)?.action).toBe('second_factor_on');
    expect(await mailsTo(ana.email)).toEqual(['Verificação em duas etapas ativada no Alecrim']);
  });

  test('ends the other sessions and keeps the current one', async () => {
    const ana = await aPersonWithPassword(app);
    const other = app.caller((await signIn(app, ana)).body.access_token);
    await turnOn(app, ana);
    expect((await other.get('/entities/User/me')).status).toBe(401);
    expect((await ana.get('/entities/User/me')).status).toBe(200);
  });

  test('on a new phone needs a code of the old phone, which stays valid until the new phone sends a code', async () => {
    const ana = await aPersonWithPassword(app);
    const old = await turnOn(app, ana);
    expect((await ana.post('/auth/second-factor/setup', { password: PASSWORD })).body.code).toBe(
      'INVALID_OTP',
    );
    const { body: begun } = await ana.post('/auth/second-factor/setup', {
      password: PASSWORD,
      otp_code: old.nextCode(),
    });
    expect((await signIn(app, ana, old.nextCode())).status).toBe(200);
    const enabled = await ana.post('/auth/second-factor/enable', { otp_code: nextCodeOf(app, begun.secret) });
    expect(enabled.status).toBe(200);
    expect((await signIn(app, ana, old.nextCode())).body.code).toBe('INVALID_OTP');
    expect((await signIn(app, ana, old.recoveryCodes[0])).body.code).toBe('INVALID_OTP');
    expect((await signIn(app, ana, nextCodeOf(app, begun.secret))).status).toBe(200);
  });
});

describe('signing in with a second factor', () => {
  test('S28 T45: asks for the code after the password, with a message for clients without a second factor', async () => {
    const ana = await aPersonWithPassword(app);
    const { nextCode } = await turnOn(app, ana);
    const refused = await signIn(app, ana);
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'SECOND_FACTOR_REQUIRED', extra_data: { reason: 'second_factor_required' } },
    });
    expect(refused.body.message).toContain('verificação em duas etapas');
    expect(refused.body).not.toHaveProperty('access_token');
    const entered = await signIn(app, ana, nextCode());
    expect(entered).toMatchObject({ status: 200, body: { success: true, user: { id: ana.id } } });
    expect((await app.caller(entered.body.access_token).get('/entities/User/me')).status).toBe(200);
  });

  test('a wrong password answers the same with and without a second factor, with and without a code', async () => {
    const [ana, bia] = [await aPersonWithPassword(app), await aPersonWithPassword(app)];
    const { nextCode } = await turnOn(app, ana);
    const answers = [
      await signIn(app, ana, undefined, 'errada'),
      await signIn(app, ana, nextCode(), 'errada'),
      await signIn(app, bia, undefined, 'errada'),
      await signIn(app, { email: 'ninguem@example.com' }, '123456', 'errada'),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(answers[0]!.body);
    }
  });

  test('a code is accepted once, also when it is sent ten times at once', async () => {
    const ana = await aPersonWithPassword(app);
    const { nextCode } = await turnOn(app, ana);
    const code = nextCode();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(app, ana, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await signIn(app, ana, code)).body.code).toBe('INVALID_OTP');
  });

  test('the code that turned on the second factor is not accepted again', async () => {
    const ana = await aPersonWithPassword(app);
    const { body: begun } = await ana.post('/auth/second-factor/setup', { password: PASSWORD });
    const code = nextCodeOf(app, begun.secret);
    await ana.post('/auth/second-factor/enable', { otp_code: code });
    expect((await signIn(app, ana, code)).body.code).toBe('INVALID_OTP');
  });

  test('a recovery code is accepted once in any spelling, reported by mail and in the trail, and the others are counted', async () => {
    const ana = await aPersonWithPassword(app);
    const { recoveryCodes } = await turnOn(app, ana);
    const typed = recoveryCodes[0]!.toLowerCase().replaceAll('-', ' ');
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(app, ana, typed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await ana.get('/auth/second-factor')).body.recovery_codes_left).toBe(9);
    expect(await actsOf(ana.id)).toContainEqual(
      expect.objectContaining({ action: 'recovery_code_used', details: { left: 9 } }),
    );
    expect(await mailsTo(ana.email)).toContain('Um código de recuperação foi usado no Alecrim');
  });

  test('the codes and recovery codes of another person are refused', async () => {
    const [ana, bia] = [await aPersonWithPassword(app), await aPersonWithPassword(app)];
    await turnOn(app, ana);
    const hers = await turnOn(app, bia);
    expect((await signIn(app, ana, hers.nextCode())).body.code).toBe('INVALID_OTP');
    expect((await signIn(app, ana, hers.recoveryCodes[0])).body.code).toBe('INVALID_OTP');
  });
});

describe('other ways to a session with a second factor', () => {
  test('S29 T45: a reset link sets a password and does not replace the code', async () => {
    const ana = await aPersonWithPassword(app);
    const { nextCode } = await turnOn(app, ana);
    await app.anonymous.post('/auth/reset-password-request', { email: ana.email });
    const link = () => mailed(ana.email, /mode=redefinir&token=([\w-]+)/);
    await expect.poll(link).toBeTruthy();
    const reset = await app.anonymous.post('/auth/reset-password', {
      reset_token: await link(),
      new_password: OTHER,
    });
    expect(reset.body).not.toHaveProperty('access_token');
    expect((await signIn(app, ana, undefined, OTHER)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await signIn(app, ana, nextCode(), OTHER)).status).toBe(200);
  });

  test('T45: a code by mail and an invitation start no session for an account with a second factor', async () => {
    const ana = await aPersonWithPassword(app);
    await turnOn(app, ana);
    await changeUser(app.deps, ana.id, { is_verified: false });
    const admin = await app.aNutritionist({ role: 'admin' });
    await admin.post('/users/invite-user', { user_email: ana.email, role: 'user' });
    const refused = { status: 403, body: { code: 'SECOND_FACTOR_REQUIRED' } };
    const token = await mailed(ana.email, /mode=convite&token=([\w-]+)/);
    expect(await app.anonymous.post('/auth/accept-invite', { token, new_password: OTHER })).toMatchObject(
      refused,
    );
    await changeUser(app.deps, ana.id, { is_verified: false });
    await app.anonymous.post('/auth/register', { email: ana.email, password: OTHER });
    const otp_code = await mailed(ana.email, /^(\d{6})$/m);
    expect(await app.anonymous.post('/auth/verify-otp', { email: ana.email, otp_code })).toMatchObject(
      refused,
    );
    expect(
      await app.deps.db.selectFrom('sessions').selectAll().where('user_id', '=', ana.id).execute(),
    ).toEqual([]);
    await expect(startSession(app.deps, ana.id)).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  });

  test('a service gets a token for a person who has a second factor', async () => {
    const ana = await aPersonWithPassword(app);
    await turnOn(app, ana);
    const answer = await app.asServiceFor(ana).get(`/auth/sso/accesstoken/${ana.id}`);
    expect(answer.status).toBe(200);
  });
});

describe('changing the second factor', () => {
  test('turning it off asks for password and code, and is reported by mail and in the trail', async () => {
    const ana = await aPersonWithPassword(app);
    const { nextCode } = await turnOn(app, ana);
    const off = (body: object) => ana.post('/auth/second-factor/disable', body);
    expect((await off({ password: PASSWORD, otp_code: '000000' })).body.code).toBe('INVALID_OTP');
    expect((await off({ password: 'errada', otp_code: nextCode() })).body.code).toBe(
      'INVALID_CURRENT_PASSWORD',
    );
    expect((await off({ password: PASSWORD, otp_code: nextCode() })).status).toBe(200);
    expect((await signIn(app, ana)).status).toBe(200);
    expect((await ana.get('/auth/second-factor')).body).toMatchObject({
      enabled: false,
      recovery_codes_left: 0,
    });
    expect((await actsOf(ana.id)).map(({ action }) => action)).toContain('second_factor_off');
    expect(await mailsTo(ana.email)).toContain('Verificação em duas etapas desativada no Alecrim');
    expect((await off({ password: PASSWORD, otp_code: '000000' })).status).toBe(404);
  });

  test('new recovery codes replace the old ones', async () => {
    const ana = await aPersonWithPassword(app);
    const { nextCode, recoveryCodes } = await turnOn(app, ana);
    const { body } = await ana.post('/auth/second-factor/recovery-codes', {
      password: PASSWORD,
      otp_code: nextCode(),
    });
    expect(body.recovery_codes).toHaveLength(10);
    expect((await signIn(app, ana, recoveryCodes[0])).body.code).toBe('INVALID_OTP');
    expect((await signIn(app, ana, body.recovery_codes[0])).status).toBe(200);
    expect((await actsOf(ana.id)).map(({ action }) => action)).toContain('recovery_codes_renewed');
  });
});

test('S30: recovery codes are stored as hashes; no secret is in an account, an export or a log line', async () => {
  const ana = await aPersonWithPassword(app);
  const { secret, recoveryCodes, nextCode } = await turnOn(app, ana);
  const used = nextCode();
  await signIn(app, ana, used);
  await signIn(app, ana, 'AAAA-BBBB-CCCC-DDDD');
  const { db } = app.deps;
  const stored = JSON.stringify(await db.selectFrom('recovery_codes').selectAll().execute());
  const shown = JSON.stringify([
    await ana.get('/entities/User/me'),
    await ana.get('/auth/second-factor'),
    await ana.get('/auth/sessions'),
  ]);
  for (const code of recoveryCodes)
    for (const spelling of [code, code.replaceAll('-', '')]) {
      expect(stored).not.toContain(spelling);
      expect(lines.join('')).not.toContain(spelling);
    }
  expect(shown).not.toContain(secret);
  expect(lines.join('')).not.toContain(secret);
  expect(JSON.stringify(await acts())).not.toContain(secret);
});
