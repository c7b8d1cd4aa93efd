import { createHash } from 'node:crypto';
import type { Entry } from './manifest.ts';

const NEWLINE = 10;

/** Counts and hashes what passes: the writer, the reader and the check after a restore all ask here. */
export function createChecksum(name: string) {
  const hash = createHash('sha256');
  const isTable = name.endsWith('.jsonl');
  let bytes = 0;
  let rows = 0;
  return {
    add(chunk: Buffer): void {
      hash.update(chunk);
      bytes += chunk.length;
      if (!isTable) return;
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows++;
    },
    entry: (): Entry => ({ name, sha256: hash.digest('hex'), bytes, ...(isTable && { rows }) }),
  };
}

export async function checksumOf(name: string, chunks: AsyncIterable<Buffer>): Promise<Entry> {
  const checksum = createChecksum(name);
  for await (const chunk of chunks) checksum.add(chunk);
  return checksum.entry();
}

/** What differs between an entry and what was found in its place, in words. */
export function differenceBetween(expected: Entry, found: Entry): string | undefined {
  if (found.rows !== expected.rows) return `tem ${found.rows} linhas em vez de ${expected.rows}.`;
  if (found.bytes !== expected.bytes) return `tem ${found.bytes} bytes em vez de ${expected.bytes}.`;
  return found.sha256 === expected.sha256 ? undefined : 'o conteúdo não confere com o SHA-256 do índice.';
}
