import { join } from 'node:path';
import { ledgerFileIn } from '../../patients/ledger-file.ts';
import type { Deps } from '../../platform/deps.ts';
import { noteFailedStep } from '../../platform/failed-steps.ts';
import { type BackupStage, backupMarks, markBackup } from './backup-marks.ts';
import { copyBackup } from './copy-backup.ts';
import { dayIn, newestNightly, removeOldBackups } from './old-backups.ts';
import { runBackupCommand } from './run-backup-command.ts';

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
    await stage('sent', 'backup command', (file) =>
      runBackupCommand(backupCommand, file, { ledger: ledgerFileIn(dataDir), signal }),
    );
}

/** Another process may have passed on a newer one. A mark from the future was made by a clock that was wrong. */
async function isNews({ db, now }: PassDeps, stage: BackupStage, file: string): Promise<boolean> {
  const mark = (await backupMarks(db))[stage];
  const today = now().toISOString().slice(0, 10);
  return !mark || dayIn(mark.file) > today || dayIn(file) > dayIn(mark.file);
}
