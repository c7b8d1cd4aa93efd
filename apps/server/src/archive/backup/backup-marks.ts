import { HOUR_MS } from '@alecrim/domain';
import type { Config } from '../../platform/config.ts';
import { readSettings, storeSetting } from '../../platform/db/settings.ts';
import type { Deps } from '../../platform/deps.ts';
import { NIGHTLY_MARKER } from '../format/tables.ts';

/** A backup is made, then copied to the second folder, then sent elsewhere by the command. */
export type BackupStage = 'made' | 'copied' | 'sent';
export type BackupMarks = Partial<Record<BackupStage, BackupMark>>;

export interface BackupMark {
  file: string;
  at: string;
  /** The machine and the folder of a backup that was made. */
  where?: string;
}

// A backup is due every 24 hours, starts within the next hour, and may take long.
const LATE_HOURS = 30;

const stages: readonly BackupStage[] = ['made', 'copied', 'sent'];
const keyOf = (stage: BackupStage) => `${NIGHTLY_MARKER}_${stage}`;

export async function recordBackupStage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  stage: BackupStage,
  file: string,
  where?: string,
): Promise<void> {
  const mark = { file, at: now().toISOString(), where } satisfies BackupMark;
  await storeSetting(db, keyOf(stage), JSON.stringify(mark));
}

/** The last success of each stage, in any process. */
export async function backupMarks(db: Deps['db']): Promise<BackupMarks> {
  const stored = await readSettings(db, stages.map(keyOf));
  return Object.fromEntries(
    [...stored].map(([key, value]) => [key.slice(NIGHTLY_MARKER.length + 1), JSON.parse(value)]),
  );
}

/** The stages that this configuration asks for. */
export const wantedStages = (config: Pick<Config, 'backupCopyDir' | 'backupCommand'>): BackupStage[] =>
  stages.filter(
    (stage) =>
      stage === 'made' || (stage === 'copied' ? config.backupCopyDir : config.backupCommand) !== undefined,
  );

export const hoursSince = (at: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / HOUR_MS));

export const isLate = (mark: BackupMark | undefined, now: Date): boolean =>
  mark === undefined || hoursSince(mark.at, now) >= LATE_HOURS;

/** One word for monitoring. */
export function backupState(
  config: Pick<Config, 'backupCopyDir' | 'backupCommand'>,
  marks: BackupMarks,
  now: Date,
): 'ok' | 'late' | 'none' {
  if (!marks.made) return 'none';
  return wantedStages(config).some((stage) => isLate(marks[stage], now)) ? 'late' : 'ok';
}
