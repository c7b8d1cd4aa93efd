import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brazilianDay, DAY_MS, HOUR_MS } from '@alecrim/domain';
import type { Deps } from '../../platform/deps.ts';

/** A patient who is erased today is in no nightly backup after as many days (ADR 10). */
export const BACKUP_DAYS = 14;
// No backup takes a whole day to write, so an older unfinished file was left by a process that was killed.
const UNFINISHED_DAYS = 2;

// Version 0.1.0 called its encrypted backups .zip.enc.
const OURS = /^alecrim-(\d{4}-\d\d-\d\d)(?:-antes-de-\d{4})?\.zip(?:\.age|\.enc)?(\.part)?$/;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** The backup of the night that has begun: it is due from this hour on, in Brasília's time. */
export const nightlyFile = (time: Date, hour: number, isEncrypted: boolean): string =>
  `alecrim-${brazilianDay(new Date(time.getTime() - hour * HOUR_MS))}.zip${isEncrypted ? '.age' : ''}`;

/** The backup that a start makes before it changes tables: `alecrim-2026-03-01-antes-de-0011.zip`. */
export const fileBeforeStep = (time: Date, step: string, isEncrypted: boolean): string =>
  `alecrim-${dayOf(time)}-antes-de-${step.slice(0, 4)}.zip${isEncrypted ? '.age' : ''}`;

const NIGHTLY = /^alecrim-(\d{4}-\d\d-\d\d)\.zip(\.age|\.enc)?$/;

export const dayIn = (nightly: string): string => NIGHTLY.exec(nightly)?.[1] ?? '';
export const isEncryptedBackup = (nightly: string): boolean => NIGHTLY.exec(nightly)?.[2] !== undefined;

/** The newest nightly backup of a folder. Unencrypted ones are ignored once a passphrase is set. */
export async function newestNightly(
  folder: string,
  { now, isEncrypted }: { now: Date; isEncrypted: boolean },
): Promise<string | undefined> {
  const isWanted = (name: string) => {
    const [, day, encrypted] = NIGHTLY.exec(name) ?? [];
    return day !== undefined && day <= dayOf(now) && isEncrypted === (encrypted !== undefined);
  };
  return (await namesIn(folder)).filter(isWanted).at(-1);
}

/** Removes the server's own backups of a folder by the day in their name: copying a file changes its other dates. */
export async function removeOldBackups(
  { now, log }: Pick<Deps, 'now' | 'log'>,
  folder: string,
): Promise<void> {
  const daysAgo = (days: number) => dayOf(new Date(now().getTime() - days * DAY_MS));
  const [today, lastDay, lastUnfinished] = [daysAgo(0), daysAgo(BACKUP_DAYS), daysAgo(UNFINISHED_DAYS)];
  const fromTheFuture: string[] = [];
  for (const name of await namesIn(folder)) {
    const [, day, isUnfinished] = OURS.exec(name) ?? [];
    if (day === undefined) continue;
    if (day <= (isUnfinished ? lastUnfinished : lastDay)) await rm(join(folder, name), { force: true });
    // Not removed: the clock may be wrong now instead of then.
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
