import type { FileHandle } from 'node:fs/promises';
import { isAge, openAgeHeader } from './age-header.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { isOldContainer, openOldContainer } from './old-container.ts';
import { openChunk, TAG_BYTES } from './sealed-chunks.ts';

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

/** Authenticates every byte before it gives out any. Nothing decrypted touches the disk. */
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
