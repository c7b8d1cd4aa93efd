import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { letterTo, templates } from '../../platform/mail/templates.ts';
import { PASSWORD, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { beforeCommit } from '../../testing/timing.ts';
import { changeUser, findUser } from '../people/users.ts';
import { fingerprint } from '../secrets.ts';
import { issueToken } from './mailed-secrets.ts';
import { resetPassword } from './password-reset.ts';
import { signIn } from './sign-in.ts';

const NEXT = 'manga com coco 77';
let app: TestApp;
/** Runs once, after a password has been compared and before the answer counts. */
let meanwhile: (() => Promise<unknown>) | undefined;
let isOutdated = false;
beforeEach(async () => {
  meanwhile = undefined;
  isOutdated = false;
  app = await startTestApp({
    deps: ({ passwords }) => ({
      passwords: {
        ...passwords,
        isOutdated: () => isOutdated,
        async verify(...given) {
          const isRight = await passwords.verify(...given);
          const happens = meanwhile;
          meanwhile = undefined;
          await happens?.();
          return isRight;
        },
      },
    }),
  });
});
afterEach(() => app.close());

async function anAccount() {
  const ana = await app.aNutritionist();
  const password_hash = await app.deps.passwords.hash(PASSWORD, 'test');
  await changeUser(app.deps, ana.id, { password_hash });
  return ana;
}
const enter = (email: string, password = PASSWORD) => app.anonymous.post('/auth/login', { email, password });
const reset = async (id: string) => resetPassword(app.deps, await issueToken(app.deps, 'reset', id), NEXT);
const sessionsOf = (id: string) =>
  app.database.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute();

test('T09: a sign-in whose password is reset while it is compared gets no session', async () => {
  const { id, email } = await anAccount();
  meanwhile = () => reset(id);
  expect(await enter(email)).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  expect(await sessionsOf(id)).toEqual([]);
  expect((await enter(email, NEXT)).status).toBe(200);
});

test('T09: a sign-in beside a reset that is being stored gets no session either', async () => {
  const { id, email } = await anAccount();
  const token = await issueToken(app.deps, 'reset', id);
  let entered: Promise<unknown> | undefined;
  beforeCommit(app.deps.db, async () => {
    entered = signIn(app.deps, { email, password: PASSWORD, address: 'test' }).catch((error) => error);
    await sleep(300);
  });
  await resetPassword(app.deps, token, NEXT);
  expect(await entered).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await sessionsOf(id)).toEqual([]);
});

test('T09: a password is not hashed anew when it is reset meanwhile', async () => {
  const { id, email } = await anAccount();
  isOutdated = true;
  meanwhile = () => reset(id);
  expect((await enter(email)).status).toBe(401);
  isOutdated = false;
  expect((await enter(email, NEXT)).status).toBe(200);
});

test('two sign-ins with a password that is hashed anew both get a session', async () => {
  const { id, email } = await anAccount();
  meanwhile = async () => {
    const { hash } = await import('@node-rs/argon2');
    await changeUser(app.deps, id, { password_hash: await hash(PASSWORD) });
  };
  expect((await enter(email)).status).toBe(200);
});

test('T09 T11: a change of the password with the one before fails when that is reset meanwhile', async () => {
  const ana = await anAccount();
  meanwhile = () => reset(ana.id);
  const change = { user_id: ana.id, current_password: PASSWORD, new_password: 'uva com figo 88' };
  expect((await ana.post('/auth/change-password', change)).status).toBe(400);
  expect((await enter(ana.email, NEXT)).status).toBe(200);
});

test('a reset that cannot tell its owner changes nothing, and its link stays valid', async () => {
  const { id } = await anAccount();
  const before = (await findUser(app.deps.db, id))?.password_hash;
  const token = await issueToken(app.deps, 'reset', id);
  // The mail to its owner has the id of another.
  const taken = app.deps.newId();
  const failing = { ...app.deps, newId: () => taken };
  await enqueueMail(failing, letterTo('rui@example.com', templates.mailTest()));
  await expect(resetPassword(failing, token, NEXT)).rejects.toThrow();
  expect((await findUser(app.deps.db, id))?.password_hash).toBe(before);
  expect(await sessionsOf(id)).toHaveLength(1);
  const links = app.database.db.selectFrom('account_tokens').select('token_hash');
  expect(await links.execute()).toEqual([{ token_hash: fingerprint(token) }]);
});
