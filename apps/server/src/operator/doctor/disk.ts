import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { type Finding, findingsOn } from './finding.ts';

const { ok, warn, problem } = findingsOn('disco');

const MB = 1024 * 1024;
const LEAST = 256 * MB;
const COMFORTABLE = 1024 * MB;

/** A full disk stops writing. A backup, and the one before an upgrade, need about as much again as the database. */
export async function checkDisk(
  { dataDir }: Pick<Config, 'dataDir'>,
  freeBytes: (folder: string) => Promise<number> = freeIn,
): Promise<Finding> {
  try {
    const free = await freeBytes(dataDir);
    const database = await stat(join(dataDir, 'alecrim.db')).catch(() => undefined);
    const said = `${sizeText(free)} livres em ${dataDir}.`;
    const todo = 'Libere espaço ou aumente o disco: cheio, o Alecrim deixa de gravar.';
    if (free < LEAST) return problem(said, todo);
    return free < Math.max(COMFORTABLE, 3 * (database?.size ?? 0)) ? warn(said, todo) : ok(said);
  } catch (error) {
    return problem(
      `a pasta ${dataDir} não pôde ser lida (${(error as NodeJS.ErrnoException).code}).`,
      'Confira DATA_DIR e as permissões da pasta.',
    );
  }
}

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const sizeText = (bytes: number) =>
  bytes < 10 * 1024 * MB ? `${Math.floor(bytes / MB)} MB` : `${Math.floor(bytes / 1024 / MB)} GB`;
