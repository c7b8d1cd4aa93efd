import { randomFillSync } from 'node:crypto';

// Asking OpenSSL costs some 20 µs, for 8 bytes or for 4,000: ids and public links share one answer.
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
