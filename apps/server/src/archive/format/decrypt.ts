import type { FileHandle } from 'node:fs/promises';
import { ArchiveRefused } from './archive-refused.ts';
import { HEADER_BYTES, openChunk, openContainer, TAG_BYTES } from './container.ts';

export interface Decrypted {
  /** The length of the archive inside. */
  size: number;
  range(start: number, end: number): AsyncGenerator<Buffer>;
}

/** Every byte is authenticated before any is given out; nothing decrypted touches the disk. */
export async function decrypted(file: FileHandle, passphrase: string): Promise<Decrypted> {
  const { key, chunkBytes } = await openContainer(await bytesAt(file, 0, HEADER_BYTES), passphrase);
  const sealedBytes = chunkBytes + TAG_BYTES;
  const body = (await file.stat()).size - HEADER_BYTES;
  const count = Math.ceil(body / sealedBytes);

  async function chunk(number: number): Promise<Buffer> {
    const sealed = await bytesAt(file, HEADER_BYTES + (number - 1) * sealedBytes, sealedBytes);
    const content = openChunk(key, number, sealed, { isLast: number === count });
    if (content) return content;
    throw new ArchiveRefused(
      `O arquivo cifrado está danificado, truncado ou fora de ordem (parte ${number} de ${count}).`,
    );
  }

  if (count === 0) throw new ArchiveRefused('O arquivo cifrado está truncado.');
  for (let number = 1; number <= count; number++) await chunk(number);
  return {
    size: body - count * TAG_BYTES,
    async *range(start, end) {
      for (let at = start; at < end; ) {
        const content = await chunk(Math.floor(at / chunkBytes) + 1);
        const from = at % chunkBytes;
        const piece = content.subarray(from, from + end - at);
        yield piece;
        at += piece.length;
      }
    },
  };
}

export async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position, length });
  return buffer.subarray(0, bytesRead);
}
