import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { beforeTransaction } from '../../testing/timing.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ config: { registration: 'invite' } });
});
afterEach(() => app.close());

const register = (name: string) =>
  app.anonymous.post('/auth/register', { email: `${name}@example.com`, password: PASSWORD });
const refused = { status: 403, body: { code: 'SIGNUP_DISABLED' } };
const accounts = () => app.deps.db.selectFrom('users').select(['email', 'role']).execute();

test('of several first sign-ups at once on an invite-only server, one gets an account and the others are refused', async () => {
  const answers = await Promise.all(['ana', 'bia', 'caio', 'dora'].map(register));
  const [first, ...others] = answers.toSorted((a, b) => a.status - b.status);
  expect(first).toMatchObject({ status: 200, body: { user: { role: 'admin' } } });
  for (const other of others) expect(other).toMatchObject(refused);
  expect(await accounts()).toEqual([{ email: first!.body.user.email, role: 'admin' }]);
  expect(await app.mails()).toEqual([]);
});

test('a sign-up is refused when the operator creates the first account while it is under way', async () => {
  const answer = await beforeTransaction(
    app.deps.db,
    () => app.aNutritionist({ email: 'dona@example.com', role: 'admin' }),
    () => register('ana'),
  );
  expect(answer).toMatchObject(refused);
  expect(await accounts()).toEqual([{ email: 'dona@example.com', role: 'admin' }]);
});

test('when sign-up is open, the second of two first sign-ups waits for its code', async () => {
  await app.close();
  app = await startTestApp({ config: { registration: 'open' } });
  const answers = await Promise.all(['ana', 'bia'].map(register));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await accounts()).map(({ role }) => role).toSorted()).toEqual(['admin', 'user']);
  expect(await app.mails()).toHaveLength(1);
});
