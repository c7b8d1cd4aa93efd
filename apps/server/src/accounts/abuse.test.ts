import { afterEach, expect, test } from 'vitest';
import { onOneEngine } from '../testing/on-one-engine.ts';
import { PASSWORD, startTestApp, type TestApp, type TestOptions } from '../testing/start-test-app.ts';
import { issueToken } from './sign-in/mailed-secrets.ts';

let app: TestApp;
afterEach(() => app.close());

async function start(options: TestOptions = {}) {
  app = await startTestApp({ ...options, config: { registration: 'open', ...options.config } });
  const admin = await app.aNutritionist({ role: 'admin' });
  return { admin };
}
const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  app.anonymous.post(`/auth/${path}`, body, headers);
const otherPassword = 'outra senha boa 1';

/** An account with a password, signed in. */
async function aMember(email: string) {
  const person = await app.aNutritionist({ email });
  const token = await issueToken(app.deps, 'reset', person.id);
  await post('reset-password', { reset_token: token, new_password: PASSWORD });
  const { body } = await post('login', { email, password: PASSWORD });
  return { ...person, ...app.caller(body.access_token), token: body.access_token as string };
}

async function mailTo(email: string) {
  for (let i = 0; i < 200; i++) {
    const mail = (await app.mails()).filter(({ recipient }) => recipient === email).at(-1);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('no mail');
}

// `onOneEngine`: headers, addresses and answers. attempts.test.ts counts attempts on both.
onOneEngine('T01: the public app id gives no access, in any header', async () => {
  await start();
  const attempts: Record<string, string>[] = [
    { 'x-app-id': 'alecrim' },
    { authorization: 'Bearer alecrim' },
    { 'x-app-id': 'alecrim', 'x-origin-url': 'http://localhost/?access_token=alecrim' },
  ];
  for (const headers of attempts)
    for (const path of ['/entities/Paciente', '/entities/User', '/auth/sessions', '/api/app-logs/alecrim'])
      expect((await app.anonymous.get(path, headers)).status).toBe(401);
});

test('T02: when the mailbox owner resets the password, the password of an earlier sign-up no longer works', async () => {
  await start();
  const email = 'vitima@example.com';
  await post('register', { email, password: 'senha do atacante 9' });
  app.clock.time = new Date(Date.now() + 120_000);
  await post('reset-password-request', { email });
  const mails = async () => (await app.mails()).filter(({ recipient }) => recipient === email);
  await expect.poll(async () => (await mails()).length).toBe(2);
  const token = /token=([\w-]+)/.exec((await mails()).at(-1)!.text_body)?.[1];
  expect((await post('reset-password', { reset_token: token, new_password: PASSWORD })).status).toBe(200);
  expect((await post('login', { email, password: 'senha do atacante 9' })).status).toBe(401);
  expect((await post('login', { email, password: PASSWORD })).status).toBe(200);
});

onOneEngine(
  'T05: behind a proxy, sign-in limits count the address that the proxy added, not one that the client sent',
  async () => {
    await start({ config: { rateLimitScale: 1, trustProxy: 1 } });
    const miss = (i: number) =>
      post(
        'login',
        { email: `p${i}@example.com`, password: 'errada errada' },
        { 'x-forwarded-for': `10.1.1.${i}, 203.0.113.7` },
      );
    const statuses = [];
    for (let i = 0; i < 22; i++) statuses.push((await miss(i)).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401));
    expect(statuses.slice(20)).toEqual([429, 429]);
  },
);

onOneEngine('T05: sign-in limits count all spellings of one IPv6 network together', async () => {
  await start({ config: { rateLimitScale: 1, trustProxy: 1 } });
  const spellings = ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff::9', '2001:db8:0001:02:0:0:0:3'];
  const statuses = [];
  for (let i = 0; i < 21; i++)
    statuses.push(
      (
        await post(
          'login',
          { email: `p${i}@example.com`, password: 'errada errada' },
          { 'x-forwarded-for': spellings[i % 3]! },
        )
      ).status,
    );
  expect(statuses.at(-1)).toBe(429);
});

onOneEngine('T07: sign-in runs the password check for an unknown e-mail too', async () => {
  const verified: boolean[] = [];
  await start({
    deps: ({ passwords }) => ({
      passwords: {
        ...passwords,
        verify(stored, secret, tenant) {
          verified.push(typeof stored === 'string');
          return passwords.verify(stored, secret, tenant);
        },
      },
    }),
  });
  await aMember('ana@example.com');
  verified.length = 0;
  await post('login', { email: 'ana@example.com', password: 'errada errada' });
  await post('login', { email: 'ninguem@example.com', password: 'errada errada' });
  expect(verified).toEqual([true, false]);
});

test('T09: a reset link works once of twenty times, for its own account, and not after a password change', async () => {
  await start();
  const [ana, bia] = [await aMember('ana@example.com'), await aMember('bia@example.com')];
  const reset = (token: string) =>
    post('reset-password', { reset_token: token, new_password: otherPassword });
  const refused = { status: 400, body: { code: 'INVALID_RESET_TOKEN' } };

  const raced = await issueToken(app.deps, 'reset', ana.id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset(raced)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  expect((await post('login', { email: 'bia@example.com', password: PASSWORD })).status).toBe(200);

  const invitation = await issueToken(app.deps, 'invitation', bia.id);
  expect(await reset(invitation)).toMatchObject(refused);

  const late = await issueToken(app.deps, 'reset', bia.id);
  const change = { user_id: bia.id, current_password: PASSWORD, new_password: otherPassword };
  expect((await bia.post('/auth/change-password', change)).status).toBe(200);
  expect(await reset(late)).toMatchObject(refused);
  expect((await post('accept-invite', { token: invitation, new_password: PASSWORD })).status).toBe(400);
});

onOneEngine(
  'T10: links in mails start with the public address, whatever host the request headers name',
  async () => {
    await start({ config: { publicUrl: 'https://alecrim.example' } });
    await aMember('ana@example.com');
    app.clock.time = new Date(Date.now() + 120_000);
    const forged = {
      host: 'alecrim.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    };
    const { status } = await post('reset-password-request', { email: 'ana@example.com' }, forged);
    expect(status).toBe(200);
    await expect.poll(async () => (await mailTo('ana@example.com')).subject).toContain('Redefinir');
    const mail = await mailTo('ana@example.com');
    expect(mail.text_body).toContain('https://alecrim.example/login?');
    expect(mail.text_body + mail.html_body).not.toContain('evil.example');
    for (const host of [
      'evil.example',
      'alecrim.example.evil.example',
      'alecrim.example:81',
      'evil.example@alecrim.example',
    ])
      expect((await post('reset-password-request', { email: 'ana@example.com' }, { host })).status).toBe(421);
  },
);

test('T12: an administrator sends at most twenty invitations a day, and each is valid for one address', async () => {
  const { admin } = await start({ config: { rateLimitScale: 1 } });
  const invite = (i: number) =>
    admin.post('/users/invite-user', { user_email: `convidada${i}@example.com`, role: 'user' });
  const statuses = [];
  for (let i = 0; i < 21; i++) statuses.push((await invite(i)).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  const token = /token=([\w-]+)/.exec((await mailTo('convidada3@example.com')).text_body)?.[1];
  const { body } = await post('accept-invite', {
    token,
    email: 'outra@example.com',
    role: 'admin',
    new_password: PASSWORD,
  });
  expect(body.user).toMatchObject({ email: 'convidada3@example.com', role: 'user' });
});

test('T13: a changed role takes effect with the next request', async () => {
  const { admin } = await start();
  const ana = await app.aNutritionist();
  const people = async () => (await ana.get('/entities/User')).body.length;
  expect(await people()).toBe(1);
  await admin.put(`/users/${ana.id}`, { role: 'admin' });
  expect(await people()).toBe(2);
  await admin.put(`/users/${ana.id}`, { role: 'user' });
  expect(await people()).toBe(1);
});

onOneEngine('T13: a malformed Authorization header gets 401', async () => {
  await start();
  for (const authorization of [
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'Bearer a b',
    `Bearer ${'x'.repeat(5_000)}`,
    'bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    'Bearer ../../etc/passwd',
    "Bearer ' or 1=1 --",
    'Token x',
  ])
    expect([authorization, (await app.anonymous.get('/entities/User/me', { authorization })).status]).toEqual(
      [authorization, 401],
    );
});
