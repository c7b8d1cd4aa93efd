import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';

export interface Entry {
  id: string;
  sha256: string;
}

/** Writes each acknowledged record to the client's own disk before the next request. */
export function openLedger(file: string) {
  const handle = openSync(file, 'a');
  return {
    keep(entry: Entry): void {
      writeSync(handle, `${JSON.stringify(entry)}\n`);
      fdatasyncSync(handle);
    },
    /** Reads the ledger from the disk; the last entry of a record counts. */
    read(): Map<string, string> {
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      const entries = lines.map((line) => JSON.parse(line) as Entry);
      return new Map(entries.map(({ id, sha256 }) => [id, sha256]));
    },
    close: () => closeSync(handle),
  };
}

export type Ledger = ReturnType<typeof openLedger>;
