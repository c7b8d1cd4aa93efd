import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Arguments, WrongCommand } from './command.ts';

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
