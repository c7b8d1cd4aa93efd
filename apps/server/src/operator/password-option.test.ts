import { writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswords } from '../accounts/passwords/passwords.ts';
import { findUserByEmail } from '../accounts/people/users.ts';
import { aFolder } from '../archive/testing/practice.ts';
import { openDatabase } from '../platform/db/open.ts';
import { passwordFrom } from './options.ts';
import { runAdmin } from './run.ts';

const PASSWORD = 'goiaba com queijo 7';
let place: ReturnType<typeof aFolder>;
beforeAll(() => {
  place = aFolder();
  writeFileSync(place.path('senha.txt'), `${PASSWORD}\n`);
});
afterAll(() => place.remove());

const from = (options: Record<string, string>, input = '') => passwordFrom(options, Readable.from([input]));

test('create-user reads the password from a file, relative to the folder of the shell', async () => {
  const env = { DATA_DIR: place.path('data'), INIT_CWD: place.path('.') };
  const words = ['create-user', '--create', '--email', 'bia@example.com', '--password-file', 'senha.txt'];
  expect(await runAdmin(words, env)).toMatch(/^Conta criada: bia@example\.com/);
  const { db, close } = openDatabase({ dataDir: env.DATA_DIR });
  const user = await findUserByEmail(db, 'bia@example.com');
  expect(await createPasswords().verify(user?.password_hash, PASSWORD, 'test')).toBe(true);
  await close();
});

test('the password comes from a file, from standard input or from the command itself', async () => {
  expect(await from({ 'password-file': place.path('senha.txt') })).toBe(PASSWORD);
  expect(await from({ 'password-file': '-' }, `${PASSWORD}\r\n`)).toBe(PASSWORD);
  expect(await from({ password: PASSWORD })).toBe(PASSWORD);
  expect(await from({ 'password-file': '-' }, ' espaços contam ')).toBe(' espaços contam ');
});

test('no password, two passwords, two lines or a missing file are refused without showing a password', async () => {
  await expect(from({})).rejects.toThrow(/^Falta a senha: --password-file/);
  await expect(from({ password: PASSWORD, 'password-file': '-' })).rejects.toThrow(/uma só vez/);
  await expect(from({ 'password-file': '-' }, `${PASSWORD}\noutra`)).rejects.toThrow(
    /^A senha deve ter uma só linha\.$/,
  );
  await expect(from({ 'password-file': place.path('falta.txt') })).rejects.toThrow(
    /não pôde ser lido \(ENOENT\)/,
  );
});
