import { ArchiveRefused } from './archive-refused.ts';
import { passphraseKey, wrongPassphrase } from './passphrase-key.ts';
import { openChunk, type Sealing } from './sealed-chunks.ts';

/*
 * Version 0.1.0 wrote encrypted backups (.zip.enc) in a container of its own: a header of 64 bytes, then AES-256-GCM in
 * chunks. They are still read, never written.
 */
const MAGIC = 'ALECRIM\0';
const SALT_AT = 16;
const SEAL_AT = 48;
const HEADER_BYTES = 64;
const cipher = 'aes-256-gcm';
// A changed header must not make us use any amount of memory or time.
const LIMITS = { log2N: [10, 20], r: [1, 8], p: [1, 4], chunkBytes: [1024, 16 * 1024 * 1024] } as const;

export const isOldContainer = (start: Buffer): boolean => start.indexOf(MAGIC) === 0;

export async function openOldContainer(start: Buffer, passphrase: string): Promise<Sealing> {
  const [version, log2N = 0, r = 0, p = 0] = start.subarray(MAGIC.length);
  const shape = { log2N, r, p, chunkBytes: start.readUInt32BE(12) };
  const isInBounds = Object.entries(LIMITS).every(([name, [least, most]]) => {
    const value = shape[name as keyof typeof LIMITS];
    return value >= least && value <= most;
  });
  if (version !== 1 || !isInBounds) throw new ArchiveRefused('O começo do arquivo cifrado está danificado.');
  const key = await passphraseKey(passphrase, start.subarray(SALT_AT, SEAL_AT), shape);
  const seal = start.subarray(SEAL_AT, HEADER_BYTES);
  if (!openChunk({ cipher, key }, 0, seal, { about: start.subarray(0, SEAL_AT) })) throw wrongPassphrase();
  return { cipher, key, chunkBytes: shape.chunkBytes, chunksAt: HEADER_BYTES, firstNumber: 1 };
}
