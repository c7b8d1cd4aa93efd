import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

const PRIVATE = 0o600;

/**
 * Two processes on one data folder would corrupt each other's view: the second one refuses and names the first.
 * The lock is SQLite's own, on a file beside the database. The system releases it when the process ends in any way. A
 * process id would not do: in a container the next server has the id of the killed one, and in another container the
 * ids of the first are unknown.
 */
export function lockFolder(dataDir: string): () => void {
  const lockFile = join(dataDir, 'alecrim.lock');
  const pidFile = join(dataDir, 'alecrim.pid');
  closeSync(openSync(lockFile, 'a', PRIVATE));
  const lock = new Database(lockFile);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isHeld(error) ? new FolderInUse(dataDir, readPid(pidFile)) : error;
  }
  writeFileSync(pidFile, `${process.pid}\n`, { mode: PRIVATE });
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
}

export class FolderInUse extends Error {
  constructor(dataDir: string, pid: string) {
    super(
      `A pasta de dados ${dataDir} já está em uso pelo processo ${pid}. Encerre-o antes de iniciar outro.`,
    );
    this.name = 'FolderInUse';
  }
}

const isHeld = (error: unknown) => String((error as { code?: string }).code).startsWith('SQLITE_BUSY');

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '(desconhecido)';
  }
}
