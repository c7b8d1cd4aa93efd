import type { FileHandle } from 'node:fs/promises';
import { isAge, openAgeHeader } from './age.ts';
import { ArchiveRefused } from './manifest.ts';
import { passphraseKey, wrongPassphrase } from './passphrase.ts';
import { openChunk, type Sealing, TAG_BYTES } from './sealed-chunks.ts';

export interface Decrypted {
  /** The length of the archive inside. */
  size: number;
  range(start: number, end: number): AsyncGenerator<Buffer>;
}

/** The header of an age file with a passphrase. No encrypted file is shorter: the tag of a chunk follows. */
const START_BYTES = 166;

export async function isEncrypted(file: FileHandle): Promise<boolean> {
  const start = await bytesAt(file, 0, START_BYTES);
  return isAge(start) || isOldContainer(start);
}

/** Authenticates the whole file before it returns any byte. Nothing decrypted is written to disk. */
export async function decrypted(file: FileHandle, passphrase: string): Promise<Decrypted> {
  const start = await bytesAt(file, 0, START_BYTES);
  const { size } = await file.stat();
  if (start.length < START_BYTES) throw new ArchiveRefused('O arquivo cifrado está truncado.');
  const sealing = await (isAge(start) ? openAgeHeader : openOldContainer)(start, passphrase);
  const { chunkBytes, chunksAt, firstNumber } = sealing;
  const sealedBytes = chunkBytes + TAG_BYTES;
  const body = size - chunksAt;
  const count = Math.ceil(body / sealedBytes);

  async function chunk(index: number): Promise<Buffer> {
    const sealed = await bytesAt(file, chunksAt + index * sealedBytes, sealedBytes);
    const content = openChunk(sealing, firstNumber + index, sealed, { isLast: index === count - 1 });
    if (content) return content;
    throw new ArchiveRefused(
      `O arquivo cifrado está danificado, truncado ou fora de ordem (parte ${index + 1} de ${count}).`,
    );
  }

  if (count === 0) throw new ArchiveRefused('O arquivo cifrado está truncado.');
  for (let index = 0; index < count; index++) await chunk(index);
  return {
    size: body - count * TAG_BYTES,
    async *range(start, end) {
      for (let at = start; at < end; ) {
        const content = await chunk(Math.floor(at / chunkBytes));
        const from = at % chunkBytes;
        const piece = content.subarray(from, from + end - at);
        yield piece;
        at += piece.length;
      }
    },
  };
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position, length });
  return buffer.subarray(0, bytesRead);
}

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

const isOldContainer = (start: Buffer): boolean => start.indexOf(MAGIC) === 0;

async function openOldContainer(start: Buffer, passphrase: string): Promise<Sealing> {
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
