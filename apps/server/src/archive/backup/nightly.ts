import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../platform/db/open.ts';
import type { Deps } from '../../platform/deps.ts';
import { configuredPassphrase } from '../format/passphrase.ts';
import { markBackup } from './backup-marks.ts';
import { claimBackup } from './daily-marker.ts';
import { nightlyFile, removeOldBackups } from './old-backups.ts';
import { writeBackup } from './write-backup.ts';

export interface NightlyOptions {
  folder: string;
}

type NightlyDeps = Pick<Deps, 'config' | 'db' | 'log' | 'now'>;

/**
 * Writes the backup of the day, once, by whichever process comes first. Gives the file that it wrote. When the passphrase is
 * set or removed, the file of the day gets another name and is due at once: the operator need not wait a night.
 */
export async function backupIfDue(
  deps: NightlyDeps,
  { folder }: NightlyOptions,
): Promise<string | undefined> {
  // Before the claim: each process has a folder of its own, and a backup that fails must not keep the old ones alive.
  await removeOldBackups(deps, folder);
  const name = nightlyFile(deps.now(), deps.config.backupPassphraseFile !== undefined);
  const claim = await claimBackup(deps, name);
  if (!claim) return undefined;
  try {
    const passphrase = await configuredPassphrase(deps.config);
    const file = join(folder, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeOnOwnConnection(deps, file, passphrase);
    await claim.finish();
    await markBackup(deps, 'made', name);
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
