import { DAY_MS } from '@alecrim/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Passwords } from '../../platform/deps.ts';
import { type Nutritionist, PASSWORD, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { aPersonWithPassword, turnOn } from '../second-factor/testing/second-factor.ts';

const HOME = '198.51.100.7';
const STRANGER = '203.0.113.9';
const NEW_PASSWORD = 'uma frase bem comprida 9';

// These tests are not about passwords, and hashing takes most of the time.
const plain: Passwords = {
  hash: async (secret) => secret,
  verify: async (stored, secret) => stored === secret,
  isOutdated: () => false,
};

let app: TestApp;
let ana: Nutritionist;
beforeEach(async () => {
  app = await startTestApp({ config: { rateLimitScale: 1 }, deps: () => ({ passwords: plain }) });
  ana = await aPersonWithPassword(app);
});
afterEach(() => app.close());

function post(remoteAddress: string, path: string, body: object) {
  return app.send({
    method: 'POST',
    url: `/api/apps/alecrim/auth/${path}`,
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
}
const signIn = (address: string, password: string, otp_code?: string) =>
  post(address, 'login', { email: ana.email, password, otp_code });
const later = (seconds: number) => {
  app.clock.time = new Date(app.deps.now().getTime() + seconds * 1000);
};
async function misses(count: number, address: string, password = 'errada') {
  for (let i = 0; i < count; i++)
    await signIn(address, password, password === PASSWORD ? wrongCode(i) : undefined);
}
const wrongCode = (i: number) => String(100_000 + i);

async function resetByMail(address: string) {
  await post(address, 'reset-password-request', { email: ana.email });
  const link = async () => /token=([\w-]+)/.exec((await app.mails()).at(-1)?.text_body ?? '')?.[1];
  await expect.poll(link).toBeTruthy();
  const answer = await post(address, 'reset-password', {
    reset_token: await link(),
    new_password: NEW_PASSWORD,
  });
  expect(answer.status).toBe(200);
}

test('T52: a stranger’s wrong passwords keep neither the owner’s session from a confirmation nor her address from a sign-in', async () => {
  await misses(30, STRANGER);
  expect((await signIn(STRANGER, PASSWORD)).status).toBe(429);
  expect((await ana.post('/functions/encerrarConta', { password: PASSWORD })).status).toBe(200);
  expect((await ana.post('/auth/second-factor/setup', { password: PASSWORD })).status).toBe(200);
  expect((await signIn(HOME, PASSWORD)).status).toBe(200);
});

test('T52: strangers at many addresses cannot lock the address where the owner has signed in before', async () => {
  expect((await signIn(HOME, PASSWORD)).status).toBe(200);
  for (let i = 1; i <= 12; i++) await misses(9, `203.0.113.${i}`);
  // Many addresses together are limited too: no address that the account does not know gets another try.
  expect((await signIn('203.0.113.200', PASSWORD)).status).toBe(429);
  expect((await signIn(HOME, PASSWORD)).status).toBe(200);
});

test('T11: wrong passwords at sensitive acts are counted by session, ten in 15 minutes', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++)
    statuses.push(
      (
        await ana.post('/auth/change-password', {
          user_id: ana.id,
          current_password: 'errada',
          new_password: NEW_PASSWORD,
        })
      ).status,
      (await ana.post('/functions/encerrarConta', { password: 'errada' })).status,
    );
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  // Another session of the same person has its own count.
  const { body } = await signIn(HOME, PASSWORD);
  expect(
    (await app.caller(body.access_token).post('/functions/encerrarConta', { password: PASSWORD })).status,
  ).toBe(200);
});

test('T52: a thief of the password who guesses codes keeps the owner out of neither her address nor her session', async () => {
  const { nextCode } = await turnOn(app, ana);
  await misses(6, STRANGER, PASSWORD);
  expect((await signIn(STRANGER, PASSWORD, nextCode())).status).toBe(429);
  expect((await signIn(HOME, PASSWORD, nextCode())).status).toBe(200);
  const confirmed = { password: PASSWORD, otp_code: nextCode() };
  expect((await ana.post('/auth/second-factor/recovery-codes', confirmed)).status).toBe(200);
});

test('T52: with the codes of the day used up from many addresses, a recovery code, a known address and a reset still open the account', async () => {
  const { nextCode, recoveryCodes } = await turnOn(app, ana);
  expect((await signIn(HOME, PASSWORD, nextCode())).status).toBe(200);
  for (let i = 1; i <= 12; i++) await misses(5, `203.0.113.${i}`, PASSWORD);
  expect((await signIn('198.51.100.99', PASSWORD, nextCode())).status).toBe(429);
  expect((await signIn('198.51.100.99', PASSWORD, recoveryCodes[0])).status).toBe(200);
  expect((await signIn(HOME, PASSWORD, nextCode())).status).toBe(200);
  await resetByMail('198.51.100.50');
  expect((await signIn('198.51.100.50', NEW_PASSWORD, nextCode())).status).toBe(200);
});

test('wrong recovery codes have a limit of their own and leave the codes of the app alone', async () => {
  const { nextCode, recoveryCodes } = await turnOn(app, ana);
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) {
    statuses.push((await signIn(STRANGER, PASSWORD, `AAAA-AAAA-AAAA-AA${10 + i}`)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  expect((await signIn(STRANGER, PASSWORD, recoveryCodes[0])).status).toBe(429);
  expect((await signIn(STRANGER, PASSWORD, nextCode())).status).toBe(200);
});

test('a reset by mail forgives the codes of the second factor, three times a day', async () => {
  const { nextCode } = await turnOn(app, ana);
  await misses(6, HOME, PASSWORD);
  await resetByMail(HOME);
  expect((await signIn(HOME, NEW_PASSWORD, nextCode())).status).toBe(200);
});

test('R13: a count that was written with a clock three days ahead ends with its usual window', async () => {
  const today = app.deps.now();
  app.clock.time = new Date(today.getTime() + 3 * DAY_MS);
  await misses(12, HOME);
  app.clock.time = today;
  const refused = await signIn(HOME, PASSWORD);
  expect(Number(refused.headers['retry-after'] ?? 0)).toBeLessThanOrEqual(900);
  later(901);
  expect((await signIn(HOME, PASSWORD)).status).toBe(200);
});
