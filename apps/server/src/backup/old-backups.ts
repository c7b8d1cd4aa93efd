import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';

/** A patient who is erased today is in no nightly backup after as many days (ADR 10). */
export const BACKUP_DAYS = 14;
// No backup takes a whole day to write, so an older unfinished file was left by a process that was killed.
const UNFINISHED_DAYS = 2;

const DAY = 24 * 3600 * 1000;
const OURS = /^alecrim-(\d{4}-\d\d-\d\d)\.zip(?:\.enc)?(\.part)?$/;

/** Removes the nightly backups of a folder by the day in their name: copying a file changes its other dates. */
export async function removeOldBackups(
  { now, log }: Pick<Deps, 'now' | 'log'>,
  folder: string,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY).toISOString().slice(0, 10);
  const [today, lastDay, lastUnfinished] = [daysAgo(0), daysAgo(BACKUP_DAYS), daysAgo(UNFINISHED_DAYS)];
  const fromTheFuture: string[] = [];
  for (const name of await namesIn(folder)) {
    const [, day, isUnfinished] = OURS.exec(name) ?? [];
    if (day === undefined) continue;
    if (day <= (isUnfinished ? lastUnfinished : lastDay)) await rm(join(folder, name), { force: true });
    // Kept, because the clock may be wrong now instead of then.
    else if (day > today) fromTheFuture.push(name);
  }
  if (fromTheFuture.length > 0)
    log.warn({ files: fromTheFuture }, 'backups are dated in the future: rename or remove them by hand');
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
