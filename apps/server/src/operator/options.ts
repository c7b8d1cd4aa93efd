import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { emailAddress } from '@alecrim/domain';
import { findUserByEmail, normalEmail } from '../accounts/people/users.ts';
import { configuredPassphrase, readPassphrase } from '../archive/format/passphrase.ts';
import type { Config } from '../platform/config.ts';
import type { Db, UserRow } from '../platform/db/tables.ts';
import { type Arguments, WrongCommand } from './command.ts';

/** The option that most commands take. */
export const emailOption = { email: { value: 'E-MAIL', isRequired: true } } as const;

export function readEmail(text = ''): string {
  const { success } = emailAddress().safeParse(text.trim());
  if (!success) throw new WrongCommand(`"${text}" não é um endereço de e-mail.`);
  return normalEmail(text);
}

export async function requireAccount(db: Db, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new WrongCommand(`Não há conta com o e-mail ${email}.`);
  return user;
}

export const passphraseOption = {
  'passphrase-file': { value: 'ARQUIVO-DA-FRASE', isFile: true },
} as const;

/** The passphrase of the file that was named, else of the server's own backups, else none. */
export const passphraseFor = (config: Config, { options }: Arguments): Promise<string | undefined> =>
  options['passphrase-file'] ? readPassphrase(options['passphrase-file']) : configuredPassphrase(config);

/** A file first: a password in a command stays in the shell's history, and other users see it in the process list. */
export const passwordOption = {
  'password-file': { value: 'ARQUIVO|-', isFile: true, mayBeInput: true },
  password: { value: 'SENHA' },
} as const;

/** The password from a file, from standard input (`-`), or from the command itself. */
export async function passwordFrom(
  { password, 'password-file': file }: Arguments['options'],
  input: Readable = process.stdin,
): Promise<string> {
  if (password !== undefined && file !== undefined)
    throw new WrongCommand('Informe a senha uma só vez: --password-file ou --password.');
  if (file === undefined) {
    if (password !== undefined) return password;
    throw new WrongCommand('Falta a senha: --password-file ARQUIVO, ou - para a entrada padrão.');
  }
  const content = file === '-' ? await text(input) : await contentOf(file);
  const line = content.replace(/^\uFEFF/, '').replace(/\r?\n$/, '');
  if (/[\r\n]/.test(line)) throw new WrongCommand('A senha deve ter uma só linha.');
  return line;
}

const contentOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new WrongCommand(`O arquivo da senha ${file} não pôde ser lido (${error.code}).`);
  });
