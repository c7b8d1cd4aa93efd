import type { KyselyPlugin, PluginTransformQueryArgs } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onOneEngine } from '../../testing/on-one-engine.ts';
import { PASSWORD, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { changeUser } from '../people/users.ts';

let app: TestApp;
let work: string[];
let hashing = 0;

/** Notes the kind of every statement. */
const recorder: KyselyPlugin = {
  transformQuery({ node }: PluginTransformQueryArgs) {
    work.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeEach(async () => {
  work = [];
  app = await startTestApp({
    config: { registration: 'open', rateLimitScale: 1 },
    deps: ({ db, passwords }) => ({
      db: db.withPlugin(recorder),
      passwords: {
        ...passwords,
        async hash(secret, tenant) {
          work.push('hash');
          hashing++;
          return passwords.hash(secret, tenant).finally(() => hashing--);
        },
      },
    }),
  });
  await app.aNutritionist();
});
afterEach(() => app.close());

const post = (path: string, body: object) => app.anonymous.post(`/auth/${path}`, body);

/** The statements and hashes that one request causes, before and after its answer. */
async function workOf(path: string, body: object): Promise<string[]> {
  work = [];
  expect((await post(path, body)).status).toBe(200);
  await workEnds();
  return work
    .filter((kind) => kind !== 'SelectQueryNode')
    .map(inWords)
    .sort();
}

/** The work after an answer has ended: no hash is running, and nothing was added for a while. */
async function workEnds(): Promise<void> {
  let seen = -1;
  const isStill = () => {
    const isQuiet = hashing === 0 && seen === work.length;
    seen = work.length;
    return isQuiet;
  };
  await expect.poll(isStill, { interval: 200 }).toBe(true);
}

const inWords = (kind: string) => (kind === 'hash' ? kind : 'write');

async function waiting(email: string) {
  expect((await post('register', { email, password: PASSWORD })).status).toBe(200);
}
const later = (seconds: number) => {
  app.clock.time = new Date(app.deps.now().getTime() + seconds * 1000);
};

// `onOneEngine`: which statements run. sign-in/routes.test.ts sends the same requests on both.
onOneEngine(
  'T07 T54: a request for a reset link causes the same writes with and without an account',
  async () => {
    const ana = await app.aNutritionist({ email: 'ana@example.com' });
    const off = await app.aNutritionist({ email: 'bia@example.com' });
    await changeUser(app.deps, off.id, { disabled: true });
    const known = await workOf('reset-password-request', { email: ana.email });
    expect(known.length).toBeGreaterThan(4);
    expect(await workOf('reset-password-request', { email: 'ninguem@example.com' })).toEqual(known);
    expect(await workOf('reset-password-request', { email: off.email })).toEqual(known);
    expect(await app.mails()).toHaveLength(1);
  },
);

onOneEngine(
  'T07 T54: a request for a new code causes the same work for an address that waits for one and for any other',
  async () => {
    const { email } = await app.aNutritionist();
    await waiting('rui@example.com');
    later(61);
    const known = await workOf('resend-otp', { email: 'rui@example.com' });
    expect(known).toContain('hash');
    expect(await workOf('resend-otp', { email: 'ninguem@example.com' })).toEqual(known);
    expect(await workOf('resend-otp', { email })).toEqual(known);
    expect(await app.mails()).toHaveLength(2);
  },
);

onOneEngine(
  'T54: verify-otp answers alike for an address that waits for a code, one with an account and one without',
  async () => {
    const { email } = await app.aNutritionist();
    await waiting('rui@example.com');
    const guesses = async (address: string) => {
      const answers: { status: number; code: string; message: string }[] = [];
      const guess = async () => {
        const { status, body } = await post('verify-otp', { email: address, otp_code: 'errado' });
        answers.push({ status, code: body.code, message: body.message });
      };
      for (let i = 0; i < 7; i++) await guess();
      await post('resend-otp', { email: address });
      await workEnds();
      for (let i = 0; i < 2; i++) await guess();
      return answers;
    };
    later(61);
    const known = await guesses('rui@example.com');
    expect(known.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429, 429, 400, 400]);
    later(301);
    expect(await guesses('ninguem@example.com')).toEqual(known);
    later(301);
    expect(await guesses(email)).toEqual(known);
  },
);

test('a code that is sent twice at once is accepted once', async () => {
  await waiting('rui@example.com');
  const otp_code = /\d{6}/.exec((await app.mails()).at(-1)?.text_body ?? '')?.[0];
  const both = await Promise.all(
    [1, 2].map(() => post('verify-otp', { email: 'rui@example.com', otp_code })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});
