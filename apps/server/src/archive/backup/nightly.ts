import { mkdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../platform/db/open.ts';
import { insertSetting, readSetting } from '../../platform/db/settings.ts';
import type { Deps } from '../../platform/deps.ts';
import { configuredPassphrase } from '../format/passphrase.ts';
import { NIGHTLY_MARKER } from '../format/tables.ts';
import { nightlyFile, removeOldBackups } from './backup-files.ts';
import { recordBackupStage } from './backup-marks.ts';
import { writeBackup } from './write-backup.ts';

type NightlyDeps = Pick<Deps, 'config' | 'db' | 'log' | 'now'>;

/**
 * Writes the backup of the day once, in one of the processes, and returns its file. When the passphrase is set or removed,
 * the file has another name and is due at once, so the operator need not wait a night.
 */
export async function backupIfDue(
  deps: NightlyDeps,
  { folder }: { folder: string },
): Promise<string | undefined> {
  // Before the claim: each process may have a folder of its own, and a failing backup must not keep old ones.
  await removeOldBackups(deps, folder);
  const name = nightlyFile(
    deps.now(),
    deps.config.backupHour,
    deps.config.backupPassphraseFile !== undefined,
  );
  const claim = await claimBackup(deps, name);
  if (!claim) return undefined;
  try {
    const passphrase = await configuredPassphrase(deps.config);
    const file = join(folder, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeOnOwnConnection(deps, file, passphrase);
    await claim.finish();
    await recordBackupStage(deps, 'made', name, `${hostname()}:${folder}`);
    deps.log.info({ file }, 'backup written');
    return file;
  } catch (error) {
    await claim.release();
    throw error;
  }
}

/** A snapshot on the server's only SQLite connection would block every request until it is done. */
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

type MarkerDeps = Pick<Deps, 'db' | 'now'>;

interface Claim {
  /** Tells every process that the backup is written. */
  finish(): Promise<void>;
  /** After a failure: the next process may try again. */
  release(): Promise<void>;
}

interface Marker {
  /** The name holds the day and whether it is encrypted. */
  file: string;
  state: 'started' | 'done' | 'failed';
  at: string;
}

// A killed process releases nothing. After this time another process may start.
const ABANDONED_AFTER = 6 * 3600 * 1000;

/** The right to write one nightly backup. Of several processes that ask at once, one gets it. */
async function claimBackup({ db, now }: MarkerDeps, file: string): Promise<Claim | undefined> {
  const before = await readSetting(db, NIGHTLY_MARKER);
  if (before && !isDue(JSON.parse(before), file, now())) return undefined;
  const marked = (state: Marker['state']) => JSON.stringify({ file, state, at: now().toISOString() });
  const started = marked('started');
  const isMine = before ? await swap(db, before, started) : await insertSetting(db, NIGHTLY_MARKER, started);
  if (!isMine) return undefined;
  return {
    finish: async () => void (await swap(db, started, marked('done'))),
    release: async () => void (await swap(db, started, marked('failed'))),
  };
}

function isDue(marker: Marker, file: string, now: Date): boolean {
  if (marker.state === 'started') return isAbandoned(marker, now);
  // Any other name counts, not only one of a later day: a clock that was once wrong must not stop the backups.
  return marker.file !== file || marker.state === 'failed';
}

const isAbandoned = ({ at }: Marker, now: Date) => Math.abs(now.getTime() - Date.parse(at)) > ABANDONED_AFTER;

/** Compare and swap: of two processes that read the same value, one succeeds. */
async function swap(db: Deps['db'], before: string, after: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value: after })
    .where('key', '=', NIGHTLY_MARKER)
    .where('value', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
