import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PASSWORD, startTestApp } from '../testing/start-test-app.ts';
import { createPasswords } from './passwords/passwords.ts';

const secretTables = ['users', 'sessions', 'email_codes', 'account_tokens'];

test('S27 S30 S31 S39: a new installation has no accounts, and no password, code or token is stored as plain text', async () => {
  const app = await startTestApp({
    config: { registration: 'open' },
    deps: () => ({ passwords: createPasswords() }),
  });
  const stored = async () => {
    const tables = secretTables.map((name) => sql`select * from ${sql.table(name)}`.execute(app.deps.db));
    return JSON.stringify((await Promise.all(tables)).map(({ rows }) => rows));
  };
  expect(await stored()).toBe(JSON.stringify(secretTables.map(() => [])));

  const post = (verb: string, body: object) => app.anonymous.post(`/auth/${verb}`, body);
  await post('register', { email: 'dona@example.com', password: PASSWORD });
  await post('register', { email: 'ana@example.com', password: PASSWORD });
  const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0];
  await expect.poll(async () => (await app.mails()).length).toBe(1);
  const code = codeIn((await app.mails())[0]!.text_body)!;
  expect(await stored()).not.toContain(`"${code}"`);
  await post('verify-otp', { email: 'ana@example.com', otp_code: code });
  const signIn = async () =>
    (await post('login', { email: 'ana@example.com', password: PASSWORD })).body.access_token as string;
  const tokens = [await signIn(), await signIn()];
  await post('reset-password-request', { email: 'ana@example.com' });
  await expect.poll(async () => (await app.mails()).length).toBe(2);
  const link = /token=([\w-]+)/.exec((await app.mails()).at(-1)!.text_body)![1]!;

  const kept = await stored();
  for (const secret of [PASSWORD, ...tokens, link]) expect(kept).not.toContain(secret);
  // 256 bits in base64url, another one with every sign-in.
  for (const token of [...tokens, link]) expect(token).toMatch(/^[\w-]{43,}$/);
  expect(new Set(tokens).size).toBe(2);
  expect(kept.match(/\$argon2id\$v=19\$m=47104,t=2,p=1\$/g)?.length).toBeGreaterThanOrEqual(2);
  expect(() => createPasswords({ memoryCost: 4_096, timeCost: 2, parallelism: 1 })).toThrow('floor');
  await app.close();
});
