import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../platform/deps.ts';

/** From the end of its writing. */
export const READ_WITHIN_MS = 2 * 3600 * 1000;
export const COPY_FILE = 'dados.zip';
const PREFIX = 'alecrim-export-';

/** In the data folder: a container keeps the folder of the system in memory. */
export const copyFolderIn = (dataDir: string): string => join(dataDir, 'tmp');

/** A folder for one account copy, which only its owner can read. */
export async function makeCopyFolder(dataDir: string): Promise<string> {
  const all = copyFolderIn(dataDir);
  await mkdir(all, { recursive: true, mode: 0o700 });
  return mkdtemp(join(all, PREFIX));
}

/** Removes the copies that a process left behind when it was killed. Another process may be reading younger ones. */
export async function forgetOldCopies({ config, now }: Pick<Deps, 'config' | 'now'>): Promise<void> {
  const all = copyFolderIn(config.dataDir);
  const limit = now().getTime() - READ_WITHIN_MS;
  for (const name of await readdir(all).catch(() => [])) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(all, name);
    const times = await Promise.all([folder, join(folder, COPY_FILE)].map(changedAt));
    if (Math.max(...times) <= limit) await rm(folder, { recursive: true, force: true });
  }
}

/** 0 for what another process has removed meanwhile. */
const changedAt = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
