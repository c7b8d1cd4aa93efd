import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { withdrawInvitation } from './invitations.ts';

let app: TestApp;
let n = 0;
const anEmail = () => `pessoa${++n}@example.com`;
beforeAll(async () => {
  app = await startTestApp({ config: { registration: 'open' } });
  await app.aNutritionist({ role: 'admin' });
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.time = undefined;
});

const post = (path: string, body: unknown) => app.anonymous.post(`/auth/${path}`, body);
const login = (email: string, password = PASSWORD) => post('login', { email, password });

async function lastMail(to: string) {
  const mails = (await app.mails()).filter((mail) => mail.recipient === to);
  return mails.at(-1);
}
const codeOf = async (email: string) => /\b\d{6}\b/.exec((await lastMail(email))?.text_body ?? '')?.[0] ?? '';
const linkToken = async (email: string) =>
  /token=([\w-]+)/.exec((await lastMail(email))?.text_body ?? '')?.[1] ?? '';

/** Mails are written after the reply. */
async function eventually<T>(read: () => Promise<T | undefined>): Promise<T> {
  for (let i = 0; i < 200; i++) {
    const value = await read();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it did not happen');
}

async function aSignedUp(email = anEmail()) {
  await post('register', { email, password: PASSWORD });
  await post('verify-otp', { email, otp_code: await codeOf(email) });
  return email;
}

describe('signing up', () => {
  test('a code that a client sends as a number keeps its leading zeros', async () => {
    const email = anEmail();
    await post('register', { email, password: PASSWORD });
    await codeOf(email);
    await app.database.db
      .updateTable('email_codes')
      .set({ code_hash: await app.deps.passwords.hash('001234', 'test') })
      .where('user_id', 'in', (e) => e.selectFrom('users').select('id').where('email', '=', email))
      .execute();
    expect((await post('verify-otp', { email, otp_code: 1234 })).status).toBe(200);
  });

  test('with the code from the mail gives a session and an account with the role user and a name', async () => {
    const email = anEmail();
    const registered = await post('register', {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
      full_name: 'Bia Reis',
    });
    expect(registered).toMatchObject({
      status: 200,
      body: { id: expect.any(String), otp_expires_in_minutes: 10 },
    });
    expect(registered.body).not.toHaveProperty('access_token');
    expect(await login(email)).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
    const verified = await post('verify-otp', { email, otp_code: await codeOf(email) });
    expect(verified).toMatchObject({
      status: 200,
      body: { success: true, access_token: expect.any(String) },
    });
    const { body: me } = await app.caller(verified.body.access_token).get('/entities/User/me');
    expect(me).toMatchObject({
      email,
      full_name: 'Bia Reis',
      role: 'user',
      is_verified: true,
      disabled: null,
      is_service: false,
      app_id: 'alecrim',
    });
    expect((await login(email)).status).toBe(200);
  });

  test('S25: a taken address, a weak password and a bad address are refused', async () => {
    const email = await aSignedUp();
    expect(await post('register', { email, password: PASSWORD })).toMatchObject({
      status: 400,
      body: { code: 'EMAIL_TAKEN' },
    });
    for (const password of [
      'curta12',
      'password1',
      'senha123',
      '12345678',
      'aaaaaaaa',
      'Alecrim2026',
      'qwertyuiop',
      'nutricionista1',
    ])
      expect((await post('register', { email: anEmail(), password })).body.code, password).toBe(
        'WEAK_PASSWORD',
      );
    expect((await post('register', { email: 'sem-arroba', password: PASSWORD })).status).toBe(422);
    expect((await post('register', { email: anEmail(), password: 'x'.repeat(300) })).status).toBe(422);
  });

  test('S30: the code expires after ten minutes, and a new one replaces the old', async () => {
    const email = anEmail();
    await post('register', { email, password: PASSWORD });
    const first = await codeOf(email);
    app.clock.time = new Date(Date.now() + 11 * 60_000);
    expect(await post('verify-otp', { email, otp_code: first })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_OTP' },
    });
    await post('resend-otp', { email });
    const second = await eventually(async () => {
      const code = await codeOf(email);
      return code !== first ? code : undefined;
    });
    expect((await post('verify-otp', { email, otp_code: second })).status).toBe(200);
  });

  test('T03: of thirty wrong codes sent at once five are compared, and then the right code is refused too', async () => {
    const email = anEmail();
    await post('register', { email, password: PASSWORD });
    const code = await codeOf(email);
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post('verify-otp', { email, otp_code: wrong })),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
    const right = await post('verify-otp', { email, otp_code: code });
    expect(right).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  });

  test('T02: when an address was registered twice, neither password works and the mailbox owner sets a new one', async () => {
    const email = anEmail();
    await post('register', { email, password: 'senha do atacante 9' });
    app.clock.time = new Date(Date.now() + 120_000);
    await post('register', { email, password: PASSWORD });
    const verified = await post('verify-otp', { email, otp_code: await codeOf(email) });
    expect(verified.body).toMatchObject({ needs_password: true, reset_token: expect.any(String) });
    expect((await login(email, 'senha do atacante 9')).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    await post('reset-password', { reset_token: verified.body.reset_token, new_password: PASSWORD });
    expect((await login(email)).status).toBe(200);
  });

  test('T08: a value of a wrong type is refused, and the answer names the field', async () => {
    for (const body of [
      { email: { $ne: '' }, password: PASSWORD },
      { email: ['a@b.co'], password: PASSWORD },
    ])
      expect(await post('login', body)).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('email') },
      });
    expect((await post('login', { email: 'a@b.co', password: 12345678 })).body.message).toContain('password');
    expect((await post('reset-password', { reset_token: ['x'], new_password: PASSWORD })).status).toBe(422);
  });
});

describe('signing in', () => {
  test('gives a token and the account, without secrets', async () => {
    const email = await aSignedUp();
    const { status, body } = await post('login', { email, password: PASSWORD, turnstile_token: 'x' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      success: true,
      user: { email },
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/);
  });

  test('T07: an unknown address and a wrong password get the same answer', async () => {
    const email = await aSignedUp();
    const [wrong, unknown] = [await login(email, 'não é esta senha'), await login('ninguem@example.com')];
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers));
    for (const path of ['reset-password-request', 'resend-otp'])
      expect((await post(path, { email })).body).toEqual(
        (await post(path, { email: 'ninguem@example.com' })).body,
      );
  });

  test('works when the request carries an old token', async () => {
    const email = await aSignedUp();
    const answer = await app.caller('token-velho').post('/auth/login', { email, password: PASSWORD });
    expect(answer.status).toBe(200);
  });

  test('T13: a token that is forged, cut short or signed out gets 401', async () => {
    const email = await aSignedUp();
    const { access_token: token } = (await login(email)).body;
    for (const bad of ['x', token.slice(0, -1), `${token}x`, 'eyJhbGciOiJub25lIn0.e30.', '../../etc'])
      expect((await app.caller(bad).get('/entities/User/me')).status, bad).toBe(401);
    expect((await app.caller(token).post('/auth/logout')).status).toBe(200);
    expect(await app.caller(token).get('/entities/User/me')).toMatchObject({
      status: 401,
      body: { code: 'AUTH_REQUIRED' },
    });
  });

  test('S32: a session ends 30 days after its last use', async () => {
    const email = await aSignedUp();
    const { access_token: token } = (await login(email)).body;
    const day = 24 * 3600 * 1000;
    app.clock.time = new Date(Date.now() + 29 * day);
    expect((await app.caller(token).get('/entities/User/me')).status).toBe(200);
    app.clock.time = new Date(Date.now() + 58 * day);
    expect((await app.caller(token).get('/entities/User/me')).status).toBe(200);
    app.clock.time = new Date(Date.now() + 89 * day);
    expect((await app.caller(token).get('/entities/User/me')).status).toBe(401);
  });

  test('S34: a person lists the open sessions and can end each of them', async () => {
    const email = await aSignedUp();
    const [first, second] = [(await login(email)).body.access_token, (await login(email)).body.access_token];
    const { body: sessions } = await app.caller(first).get('/auth/sessions');
    expect(sessions.filter((session: any) => session.is_current)).toHaveLength(1);
    const stranger = await app.aNutritionist();
    for (const { id, is_current } of sessions) {
      expect((await stranger.delete(`/auth/sessions/${id}`)).status).toBe(404);
      if (!is_current) expect((await app.caller(first).delete(`/auth/sessions/${id}`)).status).toBe(200);
    }
    expect((await app.caller(second).get('/entities/User/me')).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  test('T09: the link works once, ends every session and starts none', async () => {
    const email = await aSignedUp();
    const { access_token: old } = (await login(email)).body;
    app.clock.time = new Date(Date.now() + 120_000);
    await post('reset-password-request', { email });
    const token = await eventually(() => linkToken(email));
    expect((await post('reset-password', { reset_token: token, new_password: 'curta' })).body.code).toBe(
      'WEAK_PASSWORD',
    );
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        post('reset-password', { reset_token: token, new_password: 'outra senha boa 1' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 200)?.body).not.toHaveProperty('access_token');
    expect((await app.caller(old).get('/entities/User/me')).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    expect((await login(email, 'outra senha boa 1')).status).toBe(200);
    expect((await lastMail(email))?.subject).toBe('Sua senha do Alecrim foi alterada');
  });

  test('the link expires after half an hour', async () => {
    const email = await aSignedUp();
    app.clock.time = new Date(Date.now() + 120_000);
    await post('reset-password-request', { email });
    const token = await eventually(() => linkToken(email));
    app.clock.time = new Date(Date.now() + 33 * 60_000);
    expect(
      await post('reset-password', { reset_token: token, new_password: 'outra senha boa 1' }),
    ).toMatchObject({ status: 400, body: { code: 'INVALID_RESET_TOKEN' } });
  });
});

describe('T11 S26: changing the password', () => {
  test('asks for the current password, works for the own account only, and ends the other sessions', async () => {
    const email = await aSignedUp();
    const { access_token: token, user } = (await login(email)).body;
    const { access_token: other } = (await login(email)).body;
    const change = (body: object) =>
      app.caller(token).post('/auth/change-password', {
        user_id: user.id,
        current_password: PASSWORD,
        new_password: 'nova senha boa 7',
        ...body,
      });
    expect((await change({ user_id: 'outra-pessoa' })).status).toBe(403);
    expect(await change({ current_password: 'errada errada' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_CURRENT_PASSWORD' },
    });
    expect((await change({ new_password: '1234' })).body.code).toBe('WEAK_PASSWORD');
    expect((await change({})).body).toEqual({ success: true });
    expect((await app.caller(token).get('/entities/User/me')).status).toBe(200);
    expect((await app.caller(other).get('/entities/User/me')).status).toBe(401);
  });
});

describe('T12: invitations', () => {
  test('only an administrator invites; the invited person sets a password and is signed in', async () => {
    const admin = await app.aNutritionist({ role: 'admin' });
    const [plain, email] = [await app.aNutritionist(), anEmail()];
    const invite = (by: typeof admin, role = 'user') =>
      by.post('/users/invite-user', { user_email: email, role });
    expect((await invite(plain, 'admin')).status).toBe(403);
    expect((await invite(admin, 'chefe')).status).toBe(422);
    expect((await invite(admin)).body).toMatchObject({ success: true });
    expect((await admin.post('/runtime/users/invite-user', { user_email: email, role: 'user' })).status).toBe(
      200,
    );
    const token = await linkToken(email);
    const accept = () => post('accept-invite', { token, full_name: 'Caio Dias', new_password: PASSWORD });
    const { status, body } = await accept();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      access_token: expect.any(String),
      user: { email, full_name: 'Caio Dias', role: 'user', is_verified: true },
    });
    expect(await accept()).toMatchObject({ status: 400, body: { code: 'INVALID_RESET_TOKEN' } });
    expect((await login(email)).status).toBe(200);
  });

  test('the link is given to the administrator only where no mail server can send it', async () => {
    const admin = await app.aNutritionist({ role: 'admin' });
    const invite = (user_email: string) => admin.post('/users/invite-user', { user_email, role: 'user' });
    const email = anEmail();
    const { body } = await invite(email);
    expect(body.link).toContain(`mode=convite&token=${await linkToken(email)}`);
    expect((await app.anonymous.get('/auth/setup')).body.sends_mail).toBe(false);

    app.deps.config.smtpUrl = 'smtp://127.0.0.1:1';
    expect((await invite(anEmail())).body).toEqual({ success: true });
    expect((await app.anonymous.get('/auth/setup')).body.sends_mail).toBe(true);
    app.deps.config.smtpUrl = undefined;
    // An invitation of a person who already has access gives the administrator no link.
    expect((await invite(admin.email)).body).toEqual({ success: true });
  });

  test('that is taken back takes its letters along, and leaves what others wrote to the same address', async () => {
    const [admin, email] = [await app.aNutritionist({ role: 'admin' }), anEmail()];
    const invite = () => admin.post('/users/invite-user', { user_email: email, role: 'user' });
    await invite();
    await invite();
    const mail = { to: email, subject: 'Convite para o Alecrim', body: 'Segue o plano.' };
    expect((await admin.post('/integration-endpoints/Core/SendEmail', mail)).status).toBe(200);
    const { id } = await app.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await withdrawInvitation(app.deps, { kind: 'user', ...admin, role: 'admin', sessionId: '' }, id);
    const left = (await app.mails()).filter(({ recipient }) => recipient === email);
    expect(left.map(({ text_body }) => text_body)).toEqual([expect.stringContaining('Segue o plano.')]);
  });

  test('a password from an earlier sign-up does not work after the invitation is accepted', async () => {
    const [admin, email] = [await app.aNutritionist({ role: 'admin' }), anEmail()];
    await post('register', { email, password: 'senha do atacante 9' });
    await admin.post('/users/invite-user', { user_email: email, role: 'user' });
    await post('accept-invite', { token: await linkToken(email), new_password: PASSWORD });
    expect((await login(email, 'senha do atacante 9')).status).toBe(401);
  });
});

describe('people', () => {
  test('T18: a person can change only profile fields of the own account', async () => {
    const ana = await app.aNutritionist();
    const { status, body } = await ana.put('/entities/User/me', {
      nome_nutricionista: 'Dra. Ana',
      cor_primaria: '#112233',
      logo_url: null,
      ...{
        role: 'admin',
        email: 'x@y.zz',
        full_name: 'Outra',
        is_verified: false,
        disabled: true,
        password_hash: 'x',
        id: '1',
        app_id: 'z',
      },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: ana.id,
      email: ana.email,
      role: 'user',
      full_name: 'Ana Lima',
      disabled: null,
      is_verified: true,
      app_id: 'alecrim',
      nome_nutricionista: 'Dra. Ana',
      cor_primaria: '#112233',
    });
    expect((await ana.put('/entities/User/me', { cor_primaria: 'red}</style>' })).status).toBe(422);
    expect((await ana.put('/entities/User/me', { email_profissional: 'não é' })).status).toBe(422);
    expect((await ana.put('/entities/User/me', { cor_primaria: null })).body.cor_primaria).toBeNull();
  });

  test('a nutritionist sees only her own account; an administrator and the service role see all accounts', async () => {
    const [ana, bia, admin] = [
      await app.aNutritionist(),
      await app.aNutritionist(),
      await app.aNutritionist({ role: 'admin' }),
    ];
    expect((await ana.get('/entities/User')).body.map((user: any) => user.id)).toEqual([ana.id]);
    expect((await ana.get(`/entities/User/${bia.id}`)).status).toBe(404);
    expect((await ana.put(`/entities/User/${bia.id}`, { crn: '1' })).status).toBe(403);
    expect((await ana.post('/entities/User', { email: 'a@b.co' })).status).toBe(403);
    expect((await ana.delete(`/entities/User/${ana.id}`)).status).toBe(403);
    for (const who of [admin, app.service])
      expect((await who.get('/entities/User')).body.length).toBeGreaterThan(2);
    expect((await app.anonymous.get('/entities/User')).status).toBe(401);
  });

  test('a disabled account loses its sessions and gets USER_NOT_REGISTERED after the next sign-in', async () => {
    const [admin, email] = [await app.aNutritionist({ role: 'admin' }), await aSignedUp()];
    const { access_token: token, user } = (await login(email)).body;
    expect((await app.caller(token).put(`/users/${user.id}`, { disabled: false })).status).toBe(403);
    expect((await admin.put(`/users/${admin.id}`, { role: 'user' })).status).toBe(403);
    expect((await admin.put(`/users/${user.id}`, { disabled: true })).body.disabled).toBe(true);
    expect((await app.caller(token).get('/entities/User/me')).status).toBe(401);
    const { access_token: again } = (await login(email)).body;
    const denied = {
      status: 403,
      body: { code: 'USER_NOT_REGISTERED', extra_data: { reason: 'user_not_registered' } },
    };
    expect(await app.caller(again).get('/entities/User/me')).toMatchObject(denied);
    expect(await app.caller(again).get('/api/apps/public/prod/public-settings/by-id/alecrim')).toMatchObject(
      denied,
    );
    expect(await app.caller(again).get('/entities/Cardapio')).toMatchObject(denied);
  });

  test('T14: only the service role gets a token for a person, and only when it acts for that person', async () => {
    const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
    expect(await ana.get(`/auth/sso/accesstoken/${ana.id}`)).toMatchObject({
      status: 403,
      body: { code: 'SERVICE_ROLE_REQUIRED' },
    });
    expect((await app.service.get(`/auth/sso/accesstoken/${ana.id}`)).status).toBe(403);
    expect((await app.asServiceFor(bia).get(`/auth/sso/accesstoken/${ana.id}`)).status).toBe(403);
    const { body } = await app.asServiceFor(ana).get(`/auth/sso/accesstoken/${ana.id}`);
    expect((await app.caller(body.access_token).get('/entities/User/me')).body.id).toBe(ana.id);
  });
});
