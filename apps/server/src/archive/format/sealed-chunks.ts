import { type CipherGCMTypes, createCipheriv, createDecipheriv } from 'node:crypto';

export const TAG_BYTES = 16;

/** How the chunks of an encrypted file are opened. The key belongs to one file, so chunk numbers can be nonces. */
export interface Sealing {
  cipher: 'chacha20-poly1305' | 'aes-256-gcm';
  key: Buffer;
  /** Length of a chunk before encryption. */
  chunkBytes: number;
  /** Where the first chunk begins in the file, and its number. */
  chunksAt: number;
  firstNumber: number;
}

interface ChunkOptions {
  /** Only the last chunk is sealed with this flag, so a file that was cut short does not open. */
  isLast?: boolean;
  /** Authenticated together with the chunk, but not encrypted. */
  about?: Buffer;
}

export function sealChunk(
  key: Buffer,
  number: number,
  content: Buffer,
  { isLast }: ChunkOptions = {},
): Buffer {
  const options = { authTagLength: TAG_BYTES };
  const cipher = createCipheriv('chacha20-poly1305', key, nonceOf(number, isLast), options);
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Returns undefined when the chunk is not exactly what was written at that place. */
export function openChunk(
  { cipher, key }: Pick<Sealing, 'cipher' | 'key'>,
  number: number,
  sealed: Buffer,
  { isLast, about }: ChunkOptions = {},
): Buffer | undefined {
  if (sealed.length < TAG_BYTES) return undefined;
  // Both ciphers have the same interface, but the types of Node describe them apart.
  const name = cipher as CipherGCMTypes;
  const decipher = createDecipheriv(name, key, nonceOf(number, isLast), { authTagLength: TAG_BYTES });
  if (about) decipher.setAAD(about);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const content = decipher.update(sealed.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
    return content;
  } catch {
    return undefined;
  }
}

function nonceOf(number: number, isLast = false): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
