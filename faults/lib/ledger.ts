import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs';

export interface Entry {
  id: string;
  sha256: string;
}

/** What the server has acknowledged, on the client's own disk before anything else happens. */
export function openLedger(file: string) {
  const handle = openSync(file, 'a');
  return {
    keep(entry: Entry): void {
      writeSync(handle, `${JSON.stringify(entry)}\n`);
      fdatasyncSync(handle);
    },
    /** Read back from the disk: a later entry of a record counts instead of the one before. */
    read(): Map<string, string> {
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      const entries = lines.map((line) => JSON.parse(line) as Entry);
      return new Map(entries.map(({ id, sha256 }) => [id, sha256]));
    },
    close: () => closeSync(handle),
  };
}

export type Ledger = ReturnType<typeof openLedger>;
