import { afterEach, expect, test } from 'vitest';
import type { Passwords } from '../../platform/deps.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { aPersonWithPassword, signIn, turnOn } from './testing/second-factor.ts';

let app: TestApp;
afterEach(() => app.close());

// These tests are not about passwords, and hashing takes most of the time.
const plain: Passwords = {
  hash: async (secret) => secret,
  verify: async (stored, secret) => stored === secret,
  isOutdated: () => false,
};

const start = async () => {
  app = await startTestApp({
    config: { rateLimitScale: 1, registration: 'open' },
    deps: () => ({ passwords: plain }),
  });
  const ana = await aPersonWithPassword(app);
  return { ana, ...(await turnOn(app, ana)) };
};

test('T43 T45: of fifteen codes sent at once at most five are compared, and then the right code has to wait', async () => {
  const { ana, nextCode } = await start();
  const guesses = Array.from({ length: 15 }, (_, i) => signIn(app, ana, String(100_000 + i)));
  const answers = (await Promise.all(guesses)).map(({ body }) => body.code);
  // How many of the five are compared depends on the moment; one by one it is all of them, as the next tests show.
  expect(answers.filter((code) => code === 'INVALID_OTP').length).toBeLessThanOrEqual(5);
  expect(answers).toContain('RATE_LIMITED');
  const refused = await signIn(app, ana, nextCode());
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // Never a permanent lock, and the session that is open goes on.
  expect((await ana.get('/entities/User/me')).status).toBe(200);
  app.clock.time = new Date(app.deps.now().getTime() + 16 * 60_000);
  expect((await signIn(app, ana, nextCode())).status).toBe(200);
});

test('an account gets fifteen wrong codes a day at one address, also when they come slowly', async () => {
  const { ana } = await start();
  const tried: string[] = [];
  for (let i = 0; i < 40; i++) {
    if (i % 5 === 0) app.clock.time = new Date(app.deps.now().getTime() + 16 * 60_000);
    tried.push((await signIn(app, ana, String(200_000 + i))).body.code);
  }
  expect(tried.filter((code) => code === 'INVALID_OTP')).toHaveLength(15);
});

test('a right code clears the count of wrong codes', async () => {
  const { ana, nextCode } = await start();
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 4; i++) await signIn(app, ana, String(300_000 + i));
    expect((await signIn(app, ana, nextCode())).status).toBe(200);
  }
});
