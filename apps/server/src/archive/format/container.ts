import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { ArchiveRefused } from './archive-refused.ts';

/*
 * The encrypted form of an archive, version 1 (docs/backup-format.md): a header of 64 bytes, then the archive in chunks.
 * The key is the file's own, because the salt is: a number that never repeats within the file is nonce enough.
 */
const MAGIC = Buffer.from('ALECRIM\0');
const VERSION = 1;
const SALT_AT = 16;
const SEAL_AT = 48;
export const HEADER_BYTES = 64;
export const TAG_BYTES = 16;

/** How dear a guess is (here 128 MiB and some 0.3 s), and how much is sealed at a time. */
const SHAPE = { log2N: 17, r: 8, p: 1, chunkBytes: 64 * 1024 };
export type Shape = typeof SHAPE;
// A changed header must not make us ask for any amount of memory or time.
const LIMITS = { log2N: [10, 20], r: [1, 8], p: [1, 4], chunkBytes: [1024, 16 * 1024 * 1024] } as const;

export interface Sealing {
  key: Buffer;
  chunkBytes: number;
}

export const isEncrypted = (start: Buffer): boolean => start.subarray(0, MAGIC.length).equals(MAGIC);

export async function newContainer(
  passphrase: string,
  shape: Shape = SHAPE,
): Promise<Sealing & { header: Buffer }> {
  const head = Buffer.alloc(SEAL_AT);
  MAGIC.copy(head);
  head.set([VERSION, shape.log2N, shape.r, shape.p], MAGIC.length);
  head.writeUInt32BE(shape.chunkBytes, 12);
  randomBytes(SEAL_AT - SALT_AT).copy(head, SALT_AT);
  const key = await keyFrom(passphrase, head, shape);
  // Chunk 0 is empty and proves the header, so a wrong passphrase can be told from damage further on.
  const header = Buffer.concat([head, sealChunk(key, 0, Buffer.alloc(0), { about: head })]);
  return { header, key, chunkBytes: shape.chunkBytes };
}

/** What the chunks are opened with. A passphrase that is not the one is refused here. */
export async function openContainer(header: Buffer, passphrase: string): Promise<Sealing> {
  if (header.length < HEADER_BYTES) throw new ArchiveRefused('O arquivo cifrado está truncado.');
  const [version = 0, log2N = 0, r = 0, p = 0] = header.subarray(MAGIC.length, 12);
  if (version !== VERSION)
    throw new ArchiveRefused(
      `O arquivo foi cifrado na versão ${version} do formato, e este programa lê a ${VERSION}.`,
    );
  const shape: Shape = { log2N, r, p, chunkBytes: header.readUInt32BE(12) };
  for (const [name, value] of Object.entries(shape)) {
    const [least, most] = LIMITS[name as keyof Shape];
    if (value < least || value > most)
      throw new ArchiveRefused('O começo do arquivo cifrado está danificado.');
  }
  const head = header.subarray(0, SEAL_AT);
  const key = await keyFrom(passphrase, head, shape);
  if (!openChunk(key, 0, header.subarray(SEAL_AT), { about: head }))
    throw new ArchiveRefused('A frase secreta não é a deste arquivo, ou o começo dele está danificado.');
  return { key, chunkBytes: shape.chunkBytes };
}

interface Place {
  /** Known by the last chunk alone: a file that was cut short ends with one that is not. */
  isLast?: boolean;
  /** Vouched for, but not hidden. */
  about?: Buffer;
}

export function sealChunk(key: Buffer, number: number, content: Buffer, place: Place = {}): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, place));
  if (place.about) cipher.setAAD(place.about);
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Nothing, when the chunk is not exactly what was written at that place. */
export function openChunk(key: Buffer, number: number, sealed: Buffer, place: Place = {}) {
  if (sealed.length < TAG_BYTES) return undefined;
  const end = sealed.length - TAG_BYTES;
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, place), options);
  if (place.about) decipher.setAAD(place.about);
  decipher.setAuthTag(sealed.subarray(end));
  const content = decipher.update(sealed.subarray(0, end));
  try {
    decipher.final();
    return content;
  } catch {
    return undefined;
  }
}

function nonceOf(number: number, { isLast = false }: Place): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function keyFrom(passphrase: string, head: Buffer, { log2N, r, p }: Shape): Promise<Buffer> {
  const N = 2 ** log2N;
  // The memory that scrypt needs is 128·N·r, and a little.
  const options = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) =>
    scrypt(passphrase, head.subarray(SALT_AT), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}
