import { afterEach, expect, test } from 'vitest';
import { cleanUp } from '../../jobs.ts';
import { PASSWORD, startTestApp, type TestApp, type TestOptions } from '../../testing/start-test-app.ts';

let app: TestApp;
afterEach(() => app.close());

async function start(config: TestOptions['config'] = {}) {
  app = await startTestApp({ config: { registration: 'open', rateLimitScale: 1, ...config } });
  return app;
}
const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  app.anonymous.post(`/auth/${path}`, body, headers);
const later = (seconds: number) => {
  app.clock.time = new Date(Date.now() + seconds * 1000);
};

test('the first account becomes administrator and is signed in at once; later sign-ups are refused', async () => {
  await start({ registration: 'auto' });
  expect((await app.anonymous.get('/auth/setup')).body).toMatchObject({
    needs_setup: true,
    registration: 'open',
  });
  const first = await post('register', {
    email: 'dona@example.com',
    password: PASSWORD,
    full_name: 'Dona Clara',
  });
  expect(first.body).toMatchObject({
    access_token: expect.any(String),
    user: { role: 'admin', is_verified: true, full_name: 'Dona Clara' },
  });
  expect((await app.anonymous.get('/auth/setup')).body).toMatchObject({
    needs_setup: false,
    registration: 'invite',
  });
});

test('after the last account is erased, the next sign-up becomes the administrator', async () => {
  await start({ registration: 'auto' });
  const { body } = await post('register', { email: 'dona@example.com', password: PASSWORD });
  await app.caller(body.access_token).post('/functions/encerrarConta', { password: PASSWORD });
  later(8 * 24 * 3600);
  await cleanUp(app.deps);
  expect((await app.anonymous.get('/auth/setup')).body.needs_setup).toBe(true);
  expect((await post('register', { email: 'nova@example.com', password: PASSWORD })).body).toMatchObject({
    access_token: expect.any(String),
    user: { role: 'admin', is_verified: true },
  });
});

test('T01: when sign-up is closed, known and new addresses get the same 403 and no account or mail is created', async () => {
  await start({ registration: 'invite', rateLimitScale: 100 });
  await post('register', { email: 'dona@example.com', password: PASSWORD });
  const answers = [
    await post('register', { email: 'dona@example.com', password: PASSWORD }, { 'x-app-id': 'alecrim' }),
    await post('register', { email: 'nova@example.com', password: PASSWORD }, { 'x-app-id': 'alecrim' }),
  ];
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 403, body: { code: 'SIGNUP_DISABLED' } });
  expect(answers[0]!.body).toEqual(answers[1]!.body);
  expect((await post('verify-otp', { email: 'nova@example.com', otp_code: '123456' })).status).toBe(400);
  expect(await app.mails()).toEqual([]);
  expect((await app.service.get('/entities/User')).body).toHaveLength(1);
});

test('of two first sign-ups at once, exactly one becomes administrator', async () => {
  await start({ rateLimitScale: 100 });
  const answers = await Promise.all(
    ['a', 'b'].map((name) => post('register', { email: `${name}@example.com`, password: PASSWORD })),
  );
  expect(answers.filter(({ body }) => body.access_token)).toHaveLength(1);
  const { body: users } = await app.service.get('/entities/User');
  expect(users.filter((user: any) => user.role === 'admin')).toHaveLength(1);
});

test('T04: one mailbox gets at most one mail a minute and five an hour, and accepted requests get the same answer', async () => {
  await start();
  await app.aNutritionist();
  await post('register', { email: 'rui@example.com', password: PASSWORD });
  const answers = [];
  for (let i = 0; i < 12; i++) {
    later(i * 61);
    answers.push(await post('resend-otp', { email: 'rui@example.com' }));
    answers.push(await post('resend-otp', { email: 'rui@example.com' }));
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  const sent = (await app.mails()).length;
  expect(sent).toBeGreaterThan(1);
  expect(sent).toBeLessThanOrEqual(5);
  for (const { status, body } of answers.filter(({ status }) => status === 200))
    expect({ status, body }).toEqual({ status: 200, body: answers[0]!.body });
});

test('T05: wrong passwords are limited per account and per address, and forwarded headers do not change that', async () => {
  await start();
  await app.aNutritionist({ email: 'ana@example.com' });
  const miss = (email: string, i: number) =>
    post('login', { email, password: `errada ${i}`, extra: i }, { 'x-forwarded-for': `10.0.0.${i}` });
  const statuses = [];
  for (let i = 0; i < 12; i++)
    statuses.push((await miss(i % 2 ? 'ANA@example.com ' : 'ana@example.com', i)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  for (let i = 0; i < 10; i++) statuses.push((await miss(`outra${i}@example.com`, i)).status);
  const blocked = await miss('mais-uma@example.com', 99);
  expect(blocked).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
});

test('T06: a locked account keeps its open sessions and can sign in again after 15 minutes', async () => {
  await start();
  const ana = await app.aNutritionist({ email: 'ana@example.com' });
  for (let i = 0; i < 11; i++) await post('login', { email: 'ana@example.com', password: `errada ${i}` });
  expect((await post('login', { email: 'ana@example.com', password: 'x' })).status).toBe(429);
  expect((await ana.get('/entities/User/me')).status).toBe(200);
  later(901);
  expect((await post('login', { email: 'ana@example.com', password: 'x' })).status).toBe(401);
});

test('T06: a new password set by mail opens a locked account at once', async () => {
  await start();
  const [email, new_password] = ['ana@example.com', 'uma frase bem comprida 9'];
  await app.aNutritionist({ email });
  for (let i = 0; i < 11; i++) await post('login', { email, password: `errada ${i}` });
  expect((await post('login', { email, password: PASSWORD })).status).toBe(429);
  await post('reset-password-request', { email });
  const link = async () => /token=([\w-]+)/.exec((await app.mails()).at(-1)?.text_body ?? '')?.[1];
  await expect.poll(link).toBeTruthy();
  expect((await post('reset-password', { reset_token: await link(), new_password })).status).toBe(200);
  expect((await post('login', { email, password: new_password })).status).toBe(200);
});

test('one address can sign up five times an hour', async () => {
  await start();
  const statuses = [];
  for (let i = 0; i < 7; i++)
    statuses.push((await post('register', { email: `p${i}@example.com`, password: PASSWORD })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('T05 T44: requests with a new invented token each time count as one caller', async () => {
  await start({ rateLimitScale: 0.1 });
  const statuses = [];
  for (let i = 0; i < 40; i++)
    statuses.push((await app.caller(`invented-${i}`).get('/entities/Paciente')).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

test('one caller gets 300 answers in ten seconds and then 429', async () => {
  await start();
  later(0);
  const ana = await app.aNutritionist();
  const answers = [];
  for (let i = 0; i < 310; i++) answers.push(await ana.get('/entities/Paciente'));
  expect(answers.filter(({ status }) => status === 200).length).toBe(300);
  expect(answers.find(({ status }) => status === 429)).toMatchObject({
    body: { code: 'RATE_LIMITED' },
    headers: { 'retry-after': expect.any(String) },
  });
});
