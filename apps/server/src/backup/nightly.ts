import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import { claimDay } from './daily-marker.ts';
import { configuredPassphrase } from './passphrase.ts';
import { writeBackup } from './write-backup.ts';

export const KEPT_BACKUPS = 14;

export interface NightlyOptions {
  folder: string;
  /** How many days stay; an erased patient leaves the last backup after as many. */
  keep?: number;
}

type NightlyDeps = Pick<Deps, 'config' | 'db' | 'log' | 'now'>;

const OURS = /^alecrim-\d{4}-\d\d-\d\d\.zip(\.enc)?$/;

/** Writes the backup of the day, once, by whichever process comes first. Gives the file that it wrote. */
export async function backupIfDue(
  deps: NightlyDeps,
  { folder, keep = KEPT_BACKUPS }: NightlyOptions,
): Promise<string | undefined> {
  const day = deps.now().toISOString().slice(0, 10);
  const claim = await claimDay(deps, day);
  if (!claim) return undefined;
  try {
    const passphrase = await configuredPassphrase(deps.config);
    const file = join(folder, `alecrim-${day}.zip${passphrase === undefined ? '' : '.enc'}`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeOnOwnConnection(deps, file, passphrase);
    await claim.finish();
    await removeOld(folder, keep);
    deps.log.info({ file }, 'backup written');
    return file;
  } catch (error) {
    await claim.release();
    throw error;
  }
}

/** A snapshot on the server's only SQLite connection would keep every request waiting until it is done. */
async function writeOnOwnConnection(
  { config, now }: NightlyDeps,
  file: string,
  passphrase: string | undefined,
): Promise<void> {
  const { db, close } = openDatabase(config, { exclusive: false });
  try {
    await writeBackup(db, file, now(), { passphrase });
  } finally {
    await close();
  }
}

/** Also what a killed process left half-written: it holds patients' data too. */
async function removeOld(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).sort();
  const whole = names.filter((name) => OURS.test(name));
  const half = names.filter((name) => name.endsWith('.part') && OURS.test(name.slice(0, -'.part'.length)));
  for (const name of [...half, ...whole.slice(0, Math.max(0, whole.length - keep))])
    await rm(join(folder, name), { force: true });
}
