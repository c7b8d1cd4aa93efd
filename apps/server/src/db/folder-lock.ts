import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Two processes on one data folder would corrupt each other's view: the second one refuses and names the first. */
export function lockFolder(dataDir: string): () => void {
  const file = join(dataDir, 'alecrim.pid');
  // Twice: a lock left behind by a killed process is removed and taken on the second try.
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      writeSync(handle, `${process.pid}\n`);
      closeSync(handle);
      return () => release(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = holderOf(file);
      if (holder !== undefined) throw new FolderInUse(dataDir, holder);
      rmSync(file, { force: true });
    }
  }
  throw new FolderInUse(dataDir, holderOf(file) ?? 0);
}

export class FolderInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `A pasta de dados ${dataDir} já está em uso pelo processo ${pid}. Encerre-o antes de iniciar outro.`,
    );
    this.name = 'FolderInUse';
  }
}

function release(file: string): void {
  if (holderOf(file) === process.pid) rmSync(file, { force: true });
}

/** The pid that really holds the folder, or undefined when it is gone. */
function holderOf(file: string): number | undefined {
  let pid: number;
  try {
    pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return undefined;
  }
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return isAlive(pid) && !isAnotherProgram(pid) ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** After a reboot the pid may belong to something else. Where the system tells, only a Node process counts. */
function isAnotherProgram(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    return false;
  }
}
