import { configuredPassphrase, readPassphrase } from '../archive/format/passphrase.ts';
import type { Config } from '../platform/config.ts';
import type { Arguments } from './command.ts';

export const passphraseOption = {
  'passphrase-file': { value: 'ARQUIVO-DA-FRASE', isFile: true },
} as const;

/** The passphrase of the file that was named, else of the server's own backups, else none. */
export const passphraseFor = (config: Config, { options }: Arguments): Promise<string | undefined> =>
  options['passphrase-file'] ? readPassphrase(options['passphrase-file']) : configuredPassphrase(config);
