import { readFile } from 'node:fs/promises';
import { type Config, InvalidConfig } from '../../platform/config.ts';
import { OperatorError } from '../../platform/errors.ts';

// An attacker who has the file can guess without limit.
const LEAST_CHARACTERS = 16;

/** The message is for the operator and does not contain the passphrase. */
export class PassphraseRefused extends OperatorError {
  constructor(file: string, reason: string) {
    super(`O arquivo da frase secreta ${file} ${reason}`);
  }
}

/** Reads the single line of a file, without a byte order mark or trailing newline. */
export async function readPassphrase(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new PassphraseRefused(file, `não pôde ser lido (${error.code}).`);
  });
  const phrase = text
    .replace(/^\uFEFF/, '')
    .replace(/[\r\n]+$/, '')
    .normalize('NFC');
  if (/[\r\n]/.test(phrase)) throw new PassphraseRefused(file, 'deve ter uma só linha.');
  if ([...phrase].length < LEAST_CHARACTERS)
    throw new PassphraseRefused(file, `deve ter ao menos ${LEAST_CHARACTERS} caracteres.`);
  return phrase;
}

/** The passphrase of the server's own backups. A configured one that cannot be read is an error. */
export async function configuredPassphrase({
  backupPassphraseFile,
}: Pick<Config, 'backupPassphraseFile'>): Promise<string | undefined> {
  if (!backupPassphraseFile) return undefined;
  try {
    return await readPassphrase(backupPassphraseFile);
  } catch (error) {
    throw new InvalidConfig(
      `Configuração inválida: BACKUP_PASSPHRASE_FILE. ${(error as PassphraseRefused).message}`,
    );
  }
}
