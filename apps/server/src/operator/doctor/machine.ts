import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { appliedSteps } from '../../archive/backup/write-backup.ts';
import { catalogOf } from '../../archive/format/tables.ts';
import { type Config, version } from '../../platform/config.ts';
import { damageIn, isEmbedded } from '../../platform/db/dialect.ts';
import { DatabaseIsNewer } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { encryptionWarning } from '../../platform/db/postgres.ts';
import type { Db } from '../../platform/db/tables.ts';
import { askHealth } from './address.ts';
import { type DoctorFinding, findingsOn } from './finding.ts';

const database = findingsOn('banco');

/** The database answers, is not damaged, and has all migrations. */
export async function checkDatabase(
  db: Db,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): Promise<DoctorFinding> {
  const engine = isEmbedded(db) ? 'SQLite' : 'PostgreSQL';
  const damage = await damageIn(db);
  if (damage)
    return database.problem(
      `${engine}: o arquivo está danificado (${damage}).`,
      'Pare o servidor, guarde a pasta de dados e restaure o último backup em uma pasta nova (docs/operations.md).',
    );
  const pending = await pendingIn(db);
  if (pending === undefined)
    return database.problem(
      `${engine}: o banco é de uma versão mais nova do Alecrim.`,
      'Atualize o programa; nada foi alterado.',
    );
  if (pending.length > 0)
    return database.warn(
      `${engine}: faltam ${pending.length} passos de atualização (${pending.join(', ')}).`,
      'Reinicie o servidor com esta versão: ele os faz ao iniciar.',
    );
  const warning = encryptionWarning(databaseUrl);
  if (warning)
    return database.warn(`${engine} responde. ${warning}`, 'Acrescente ?sslmode=verify-full a DATABASE_URL.');
  return database.ok(
    isEmbedded(db) ? 'SQLite íntegro e atualizado.' : 'PostgreSQL responde e está atualizado.',
  );
}

async function pendingIn(db: Db): Promise<string[] | undefined> {
  try {
    const applied = await appliedSteps(db, await catalogOf(db));
    return migrations.map(({ name }) => name).filter((name) => !applied.includes(name));
  } catch (error) {
    if (error instanceof DatabaseIsNewer) return undefined;
    throw error;
  }
}

const disk = findingsOn('disco');

const MB = 1024 * 1024;
const LEAST = 256 * MB;
const COMFORTABLE = 1024 * MB;

/** A full disk stops writing. A backup, and the one before an upgrade, need about as much again as the database. */
export async function checkDisk(
  { dataDir }: Pick<Config, 'dataDir'>,
  freeBytes: (folder: string) => Promise<number> = freeIn,
): Promise<DoctorFinding> {
  try {
    const free = await freeBytes(dataDir);
    const database = await stat(join(dataDir, 'alecrim.db')).catch(() => undefined);
    const text = `${sizeText(free)} livres em ${dataDir}.`;
    const todo = 'Libere espaço ou aumente o disco: cheio, o Alecrim deixa de gravar.';
    if (free < LEAST) return disk.problem(text, todo);
    return free < Math.max(COMFORTABLE, 3 * (database?.size ?? 0)) ? disk.warn(text, todo) : disk.ok(text);
  } catch (error) {
    return disk.problem(
      `a pasta ${dataDir} não pôde ser lida (${(error as NodeJS.ErrnoException).code}).`,
      'Confira DATA_DIR e as permissões da pasta.',
    );
  }
}

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const sizeText = (bytes: number) =>
  bytes < 10 * 1024 * MB ? `${Math.floor(bytes / MB)} MB` : `${Math.floor(bytes / 1024 / MB)} GB`;

const clock = findingsOn('relógio');

// A code of an authenticator app counts for 30 seconds and its neighbours.
const WARN_SECONDS = 10;
const WRONG_SECONDS = 60;

export interface Clocks {
  /** How far the public address is ahead, in seconds. */
  address?: number;
  /** How far a PostgreSQL on another machine is ahead, in seconds. */
  database?: number;
  /** The newest moment that the database knows; the present cannot be before it. */
  newest?: string;
}

export function checkClock({ address, database, newest }: Clocks, now = new Date()): DoctorFinding {
  const todo = 'Acerte o relógio pela rede (NTP): timedatectl set-ntp true. Códigos e prazos dependem dele.';
  const back = newest === undefined ? 0 : (Date.parse(newest) - now.getTime()) / 1000;
  if (back > WRONG_SECONDS)
    return clock.problem(
      `está atrasado: o banco de dados guarda algo de ${newest}, que ainda não chegou.`,
      todo,
    );
  const compared = [
    { name: 'o do PostgreSQL', seconds: database },
    { name: 'o do endereço público', seconds: address },
  ].find(({ seconds }) => seconds !== undefined);
  if (compared?.seconds === undefined)
    return clock.warn(
      `não há outro relógio com que comparar; este diz ${now.toISOString()}.`,
      'Confira se esta é a hora certa (UTC).',
    );
  const { name, seconds } = compared;
  const off = Math.abs(seconds);
  if (off >= WARN_SECONDS) {
    const say = off >= WRONG_SECONDS ? clock.problem : clock.warn;
    return say(`${seconds > 0 ? 'atrasado' : 'adiantado'} ${off} s em relação a ${name}.`, todo);
  }
  return clock.ok(`concorda com ${name} (se este é da mesma máquina, a comparação não vale).`);
}

const installed = findingsOn('versão');

/** The server that runs here is the program that is installed here. */
export async function checkVersion({ port }: Pick<Config, 'port'>): Promise<DoctorFinding> {
  const answer = await askHealth(`http://127.0.0.1:${port}`);
  const own = `Alecrim ${version}, Node ${process.version}`;
  if ('failure' in answer)
    return installed.problem(
      `${own}; o servidor não responde na porta ${port} desta máquina (${answer.failure}).`,
      'Inicie o servidor (npm start, ou docker compose up -d) ou informe a PORT dele.',
    );
  if (answer.version !== version)
    return installed.warn(`${own}, mas o servidor no ar é o ${answer.version}.`, 'Reinicie o servidor.');
  return installed.ok(`${own}.`);
}
