import { createHash } from 'node:crypto';
import { z } from 'zod';
import { OperatorError } from '../../platform/errors.ts';

export const MANIFEST = 'manifest.json';
const FORMAT_VERSION = 1;

/** A backup holds the whole database. An account copy holds one account, for another server. */
export type ArchiveFormat = 'alecrim-backup' | 'alecrim-account';

const entry = z.object({
  name: z.string(),
  sha256: z.string(),
  bytes: z.number().int(),
  /** The number of lines, in a table. */
  rows: z.number().int().optional(),
});

const manifestSchema = z.object({
  format: z.string(),
  formatVersion: z.number(),
  createdAt: z.string(),
  appVersion: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The shape of the tables: the steps that had been applied. */
  migrations: z.array(z.string()),
  entries: z.array(entry),
});

export type ArchiveEntry = z.infer<typeof entry>;
export type Manifest = z.infer<typeof manifestSchema>;

/** The part of the manifest that the writer of an archive provides. */
export type Origin = Pick<Manifest, 'appVersion' | 'engine' | 'migrations'> & {
  format: ArchiveFormat;
  createdAt: Date;
};

export const manifestOf = ({ createdAt, ...origin }: Origin, entries: ArchiveEntry[]): Manifest => ({
  ...origin,
  formatVersion: FORMAT_VERSION,
  createdAt: createdAt.toISOString(),
  entries,
});

const kinds: Record<ArchiveFormat, string> = {
  'alecrim-backup': 'um backup (use restore)',
  'alecrim-account': 'a exportação de uma conta (use import)',
};

export function readManifest(text: string, format: ArchiveFormat): Manifest {
  const refuse = (reason: string) => new ArchiveRefused(reason, { entry: MANIFEST });
  const manifest = jsonIn(text);
  const { data: head } = manifestSchema.pick({ format: true, formatVersion: true }).safeParse(manifest);
  if (!head || !Object.hasOwn(kinds, head.format)) throw refuse('este arquivo não foi feito pelo Alecrim.');
  if (head.format !== format) throw refuse(`este arquivo é ${kinds[head.format as ArchiveFormat]}.`);
  if (head.formatVersion !== FORMAT_VERSION)
    throw refuse(
      `o formato é da versão ${head.formatVersion}, e este programa lê a ${FORMAT_VERSION}. Atualize o Alecrim.`,
    );
  const { data, error } = manifestSchema.safeParse(manifest);
  if (!data) throw refuse(`o índice está incompleto (${error.issues[0]?.path.join('.')}).`);
  return data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const NEWLINE = 10;

/** Counts and hashes the bytes of an entry. */
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
    entry: (): ArchiveEntry => ({ name, sha256: hash.digest('hex'), bytes, ...(isTable && { rows }) }),
  };
}

export async function checksumOf(name: string, chunks: AsyncIterable<Buffer>): Promise<ArchiveEntry> {
  const checksum = createChecksum(name);
  for await (const chunk of chunks) checksum.add(chunk);
  return checksum.entry();
}

/** What differs between an entry and what was found in its place, in words. */
export function differenceBetween(expected: ArchiveEntry, found: ArchiveEntry): string | undefined {
  if (found.rows !== expected.rows) return `tem ${found.rows} linhas em vez de ${expected.rows}.`;
  if (found.bytes !== expected.bytes) return `tem ${found.bytes} bytes em vez de ${expected.bytes}.`;
  return found.sha256 === expected.sha256 ? undefined : 'o conteúdo não confere com o SHA-256 do índice.';
}

/** The message is for the operator. It is thrown before anything is changed. */
export class ArchiveRefused extends OperatorError {
  /** The entry that is wrong, where one is. */
  readonly entry?: string;

  constructor(message: string, { entry, cause }: { entry?: string; cause?: unknown } = {}) {
    super(`${entry ? `${entry}: ` : ''}${message} Nada foi alterado.`, { cause });
    this.entry = entry;
  }
}
