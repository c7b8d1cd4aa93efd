import { randomFillSync } from 'node:crypto';

// A call of OpenSSL costs 5 µs in a loop, some 15 between other work, and as much for 8 bytes as for 4,000.
const POOL_BYTES = 4_096;
const pool = Buffer.alloc(POOL_BYTES);
let given = POOL_BYTES;

/** Unpredictable bytes, each given once. For keys, passwords and sessions ask `node:crypto` itself. */
export function randomBytes(length: number): Buffer {
  if (length > POOL_BYTES) throw new RangeError(`At most ${POOL_BYTES} bytes at once.`);
  if (given + length > POOL_BYTES) {
    randomFillSync(pool);
    given = 0;
  }
  const bytes = Buffer.from(pool.subarray(given, given + length));
  // What was given is a secret of its record now, and does not lie around.
  pool.fill(0, given, given + length);
  given += length;
  return bytes;
}
