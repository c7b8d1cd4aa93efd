import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ledgerFileIn } from '../../patients/ledger.ts';
import type { BackupCommand } from '../../platform/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { noteFailedStep } from '../../platform/periodic-jobs.ts';
import { writePrivateFile } from '../../platform/private-file.ts';
import { flushFolder } from '../format/archive-writer.ts';
import { dayIn, isEncryptedBackup, newestNightly, removeOldBackups } from './backup-files.ts';
import { type BackupStage, backupMarks, recordBackupStage } from './backup-marks.ts';
import { CommandFailed, runBackupCommand } from './run-backup-command.ts';

interface Passing {
  folder: string;
  signal?: AbortSignal;
}

type PassDeps = Pick<Deps, 'config' | 'db' | 'log' | 'now'>;

/** Copies or sends the newest nightly backup of this process's folder, once. A failure is reported and retried in an hour. */
export async function copyOffMachine(deps: PassDeps, { folder, signal }: Passing): Promise<void> {
  const { backupCopyDir, backupCommand, backupPassphraseFile, dataDir } = deps.config;
  const isEncrypted = backupPassphraseFile !== undefined;
  const newest = await newestNightly(folder, { now: deps.now(), isEncrypted });
  const stage = async (name: BackupStage, step: string, work: (file: string) => Promise<void>) => {
    try {
      if (!newest || !(await isNewer(deps, name, newest))) return;
      await work(join(folder, newest));
      await recordBackupStage(deps, name, newest);
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

/** Sends the backup, then the erasure ledger: without it, a restore elsewhere would bring erased people back. */
async function send(command: BackupCommand, file: string, { dataDir, signal }: Sending): Promise<void> {
  const ledger = ledgerFileIn(dataDir);
  const outputFile = join(dataDir, 'backup-command.txt');
  try {
    await runBackupCommand(command, file, { ledger, signal });
    if (existsSync(ledger)) await runBackupCommand(command, ledger, { ledger, signal });
    await rm(outputFile, { force: true });
  } catch (error) {
    if (!(error instanceof CommandFailed) || signal?.aborted) throw error;
    await writePrivateFile(outputFile, `${error.output}\n`);
    throw new Error(`${error.message}; what it wrote is in ${outputFile}`);
  }
}

/**
 * Another process may have copied a newer one. A mark in the future was made by a wrong clock and is ignored. On the same day
 * an encrypted backup replaces an unencrypted one, never the other way round.
 */
async function isNewer({ db, now }: PassDeps, stage: BackupStage, file: string): Promise<boolean> {
  const mark = (await backupMarks(db))[stage];
  const today = now().toISOString().slice(0, 10);
  if (!mark || dayIn(mark.file) > today) return true;
  const isNowEncrypted = isEncryptedBackup(file) && !isEncryptedBackup(mark.file);
  return dayIn(file) > dayIn(mark.file) || (dayIn(file) === dayIn(mark.file) && isNowEncrypted);
}

interface Copying {
  /** Must exist: if we created it, a disk that is not mounted would go unnoticed. */
  folder: string;
  dataDir: string;
  signal?: AbortSignal;
}

/** Copies a backup completely or not at all, and the erasure ledger that a restore applies again (ADR 10). */
async function copyBackup(file: string, { folder, dataDir, signal }: Copying): Promise<void> {
  if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is not a folder`);
  const target = join(folder, basename(file));
  const part = `${target}.part`;
  try {
    const sink = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(createReadStream(file), sink, { signal });
    const [{ size }, { size: wanted }] = [await stat(part), await stat(file)];
    if (size !== wanted) throw new Error(`the copy has ${size} bytes instead of ${wanted}`);
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
  await flushFolder(folder);
  const ledger = await readFile(ledgerFileIn(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (ledger) await writePrivateFile(ledgerFileIn(folder), ledger);
}
