import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isEncryptedBackup } from '../../archive/backup/backup-files.ts';
import {
  type BackupMark,
  type BackupStage,
  backupMarks,
  hoursSince,
  isLate,
} from '../../archive/backup/backup-marks.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/tables.ts';
import { type DoctorFinding, findingsOn } from './finding.ts';

const backup = findingsOn('backup');
const copy = findingsOn('cópia');

type BackupConfig = Pick<
  Config,
  'dataDir' | 'backupDir' | 'backupCopyDir' | 'backupCommand' | 'backupPassphraseFile'
>;

/** How old the last good backup is, whether it has left the machine, and whether an outsider could read it. */
export async function checkBackups(db: Db, config: BackupConfig, now = new Date()): Promise<DoctorFinding[]> {
  const marks = await backupMarks(db);
  return [await made(marks.made, config, now), ...(await left(marks, config, now))];
}

async function made(
  mark: BackupMark | undefined,
  { backupDir: folder, backupPassphraseFile }: BackupConfig,
  now: Date,
) {
  if (!mark)
    return backup.warn('ainda não há nenhum.', 'O primeiro sai um minuto depois de o servidor iniciar.');
  const age = ageText(mark, now);
  if (isLate(mark, now))
    return backup.problem(
      `o último é ${age}.`,
      'Veja no registro do servidor por que falha ("a housekeeping step failed").',
    );
  if (!(await stat(join(folder, mark.file)).catch(() => undefined)))
    return backup.warn(
      `o último é ${age}, mas ${mark.file} não está em ${folder}${mark.where ? `: foi gravado em ${mark.where}` : ''}.`,
      'Com vários processos, informe em todos a mesma BACKUP_DIR, que todos vejam; senão, foi apagado.',
    );
  const text = `o último é ${age}: ${join(folder, mark.file)}`;
  // The name says it: the passphrase may have been set after this backup was written.
  if (isEncryptedBackup(mark.file)) return backup.ok(`${text} (cifrado).`);
  return backup.warn(
    `${text} (não cifrado).`,
    backupPassphraseFile
      ? 'A frase secreta já está informada: o cifrado sai um minuto depois de o servidor iniciar.'
      : 'Informe BACKUP_PASSPHRASE_FILE e guarde a frase também em papel (docs/operations.md).',
  );
}

async function left(
  marks: Partial<Record<BackupStage, BackupMark>>,
  { backupDir, backupCopyDir, backupCommand }: BackupConfig,
  now: Date,
): Promise<DoctorFinding[]> {
  if (!backupCopyDir && !backupCommand)
    return [
      copy.warn(
        'os backups ficam só nesta máquina: perdida a máquina, perdem-se todos.',
        'Informe BACKUP_COPY_DIR ou BACKUP_COMMAND (docs/operations.md).',
      ),
    ];
  const findings: DoctorFinding[] = [];
  if (backupCopyDir) {
    const isSameDisk = await areOnOneDisk(backupDir, backupCopyDir);
    const finding = copied(`em ${backupCopyDir}`, marks.copied, marks.made, now);
    findings.push(
      finding.state === 'ok' && isSameDisk
        ? copy.warn(
            `${finding.text} Mas a pasta está no mesmo disco.`,
            'Use uma pasta de outro disco ou da rede; confira se ele está montado.',
          )
        : finding,
    );
  }
  // The program's own name only: its arguments may hold a secret.
  if (backupCommand) findings.push(copied(`por ${backupCommand.words[0]}`, marks.sent, marks.made, now));
  return findings;
}

function copied(
  how: string,
  mark: BackupMark | undefined,
  made: BackupMark | undefined,
  now: Date,
): DoctorFinding {
  if (!mark && !made)
    return copy.warn(
      `${how}: ainda não há backup para copiar.`,
      'A primeira cópia sai com o primeiro backup.',
    );
  if (mark && !isLate(mark, now)) return copy.ok(`${how}: a última é ${ageText(mark, now)}.`);
  return copy.problem(
    `${how}: ${mark ? `a última é ${ageText(mark, now)}` : 'nenhuma deu certo até agora'}.`,
    'Veja o motivo no registro do servidor; ele tenta de novo a cada hora e um minuto depois de iniciar.',
  );
}

async function areOnOneDisk(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)));
  return a !== undefined && a.dev === b?.dev;
}

function ageText({ at }: BackupMark, now: Date): string {
  const hours = hoursSince(at, now);
  if (hours === 0) return 'de menos de 1 hora atrás';
  return hours < 72 ? `de ${hours} h atrás` : `de ${Math.floor(hours / 24)} dias atrás`;
}
