import { AGE_CHUNK_BYTES, newAgeHeader } from './age-header.ts';
import { sealChunk } from './sealed-chunks.ts';

/** Encrypts a stream of any size, a chunk at a time. */
export const encryptedWith = (passphrase: string, log2N?: number) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { header, key } = await newAgeHeader(passphrase, log2N);
    yield header;
    let number = 0;
    let held: Buffer = Buffer.alloc(0);
    for await (const piece of source) {
      held = Buffer.concat([held, piece]);
      // A full chunk waits for what follows: it may be the last.
      for (; held.length > AGE_CHUNK_BYTES; held = held.subarray(AGE_CHUNK_BYTES))
        yield sealChunk(key, number++, held.subarray(0, AGE_CHUNK_BYTES));
    }
    yield sealChunk(key, number, held, { isLast: true });
  };
