import type { AnyRecord } from '../entities/rows.ts';

// A plan of some 60 kB is a long one; what is longer would only clog every open tab at each save.
const MAX_RECORD = 64 * 1024;
const MAX_FIELD = 10 * 1024;

/** A very long record goes out without its long fields, marked so that a reader fetches it when it is needed. */
export function shortenedRecord(record: AnyRecord): AnyRecord & { _oversize?: true } {
  if (sizeOf(record) <= MAX_RECORD) return record;
  const short = Object.entries(record).map(([name, value]) => [
    name,
    sizeOf(value) > MAX_FIELD ? emptied(value) : value,
  ]);
  return { ...Object.fromEntries(short), _oversize: true };
}

const sizeOf = (value: unknown): number => JSON.stringify(value ?? null).length;

const emptied = (value: unknown) => (Array.isArray(value) ? [] : '');
