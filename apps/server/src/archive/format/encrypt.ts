import { newContainer, type Shape, sealChunk } from './container.ts';

/** Encrypts what flows through: a chunk at a time, whatever the size of the whole. */
export const encryptedWith = (passphrase: string, shape?: Shape) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { header, key, chunkBytes } = await newContainer(passphrase, shape);
    yield header;
    let number = 1;
    let held: Buffer = Buffer.alloc(0);
    for await (const piece of source) {
      held = Buffer.concat([held, piece]);
      // A full chunk waits for what follows: it may be the last.
      for (; held.length > chunkBytes; held = held.subarray(chunkBytes))
        yield sealChunk(key, number++, held.subarray(0, chunkBytes));
    }
    yield sealChunk(key, number, held, { isLast: true });
  };
