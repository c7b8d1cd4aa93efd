import { AppError } from '../platform/errors.ts';

// What all uploads of this process together may hold in memory while they arrive.
const MAX_HELD = 256 * 1024 * 1024;

let held = 0;

/** Runs work that will hold so many bytes; when memory is spoken for, the caller comes back later. */
export async function holding<T>(bytes: number, work: () => Promise<T>): Promise<T> {
  if (held + bytes > MAX_HELD) throw new AppError('OVERLOADED', { retryAfter: 5 });
  held += bytes;
  try {
    return await work();
  } finally {
    held -= bytes;
  }
}
