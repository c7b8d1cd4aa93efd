import { scrypt } from 'node:crypto';
import { ArchiveRefused } from './archive-refused.ts';

export interface ScryptCost {
  log2N: number;
  r: number;
  p: number;
}

export function passphraseKey(passphrase: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  const { r, p } = cost;
  const N = 2 ** cost.log2N;
  // scrypt needs a little more than 128·N·r bytes.
  const options = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) =>
    scrypt(passphrase, salt, 32, options, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

export const wrongPassphrase = () =>
  new ArchiveRefused('A frase secreta não é a deste arquivo, ou o começo dele está danificado.');
