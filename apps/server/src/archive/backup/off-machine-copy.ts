import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ledgerFileIn } from '../../patients/ledger-file.ts';
import type { BackupCommand } from '../../platform/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { noteFailedStep } from '../../platform/periodic-jobs.ts';
import { writePrivateFile } from '../../platform/private-file.ts';
import { type BackupStage, backupMarks, markBackup } from './backup-marks.ts';
import { copyBackup } from './copy-backup.ts';
import { dayIn, isEncryptedBackup, newestNightly, removeOldBackups } from './old-backups.ts';
import { CommandFailed, runBackupCommand } from './run-backup-command.ts';

interface Passing {
  folder: string;
  signal?: AbortSignal;
}

type PassDeps = Pick<Deps, 'config' | 'db' | 'log' | 'now'>;

/**
 * Takes the newest nightly backup of this process's folder to where the operator wants it, once. What fails is noted, leaves
 * the backup where it is, and is tried again an hour later.
 */
export async function copyOffMachine(deps: PassDeps, { folder, signal }: Passing): Promise<void> {
  const { backupCopyDir, backupCommand, backupPassphraseFile, dataDir } = deps.config;
  const isEncrypted = backupPassphraseFile !== undefined;
  const newest = await newestNightly(folder, { now: deps.now(), isEncrypted });
  const stage = async (name: BackupStage, step: string, work: (file: string) => Promise<void>) => {
    try {
      if (!newest || !(await isNews(deps, name, newest))) return;
      await work(join(folder, newest));
      await markBackup(deps, name, newest);
      deps.log.info({ file: newest }, `${step} done`);
    } catch (error) {
      // A stop of the server is no failure: the next start tries again.
      if (!signal?.aborted) await noteFailedStep(deps, step, error as Error);
    }
  };
  if (backupCopyDir) {
    await stage('copied', 'backup copy', (file) =>
      copyBackup(file, { folder: backupCopyDir, dataDir, signal }),
    );
    await removeOldBackups(deps, backupCopyDir).catch((error: Error) =>
      noteFailedStep(deps, 'old backup copies', error),
    );
  }
  if (backupCommand)
    await stage('sent', 'backup command', (file) => send(backupCommand, file, { dataDir, signal }));
}

interface Sending {
  dataDir: string;
  signal?: AbortSignal;
}

/** The backup, then the list of erasures by the same command: without it, a restore elsewhere brings erased people back. */
async function send(command: BackupCommand, file: string, { dataDir, signal }: Sending): Promise<void> {
  const ledger = ledgerFileIn(dataDir);
  const said = join(dataDir, 'backup-command.txt');
  try {
    await runBackupCommand(command, file, { ledger, signal });
    if (existsSync(ledger)) await runBackupCommand(command, ledger, { ledger, signal });
    await rm(said, { force: true });
  } catch (error) {
    if (!(error instanceof CommandFailed) || signal?.aborted) throw error;
    await writePrivateFile(said, `${error.complaint}\n`);
    throw new Error(`${error.message}; what it wrote is in ${said}`);
  }
}

/**
 * Another process may have passed on a newer one. A mark from the future was made by a clock that was wrong. On one day an
 * encrypted backup follows an unencrypted one, never the other way round.
 */
async function isNews({ db, now }: PassDeps, stage: BackupStage, file: string): Promise<boolean> {
  const mark = (await backupMarks(db))[stage];
  const today = now().toISOString().slice(0, 10);
  if (!mark || dayIn(mark.file) > today) return true;
  const isNowEncrypted = isEncryptedBackup(file) && !isEncryptedBackup(mark.file);
  return dayIn(file) > dayIn(mark.file) || (dayIn(file) === dayIn(mark.file) && isNowEncrypted);
}
