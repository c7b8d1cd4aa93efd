import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, type KyselyPlugin, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Usage } from '../accounts/usage.ts';
import { disableTimeouts, engineOf } from '../platform/db/dialect.ts';
import { storedBy } from '../platform/db/dialect-usage.ts';
import { migrate } from '../platform/db/migrate.ts';
import { usageSources } from '../platform/db/migrations/index.ts';
import { type OpenDatabase, openDatabase, openSqlite } from '../platform/db/open.ts';
import type { Db } from '../platform/db/tables.ts';

export const testEngine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';
/** Also the cases that depend on no engine: `npm test` runs them on SQLite, `npm run test:full` on both. */
export const isWhole = testEngine === 'sqlite' || process.env.TEST_DEPTH === 'full';

export interface TestDatabase extends OpenDatabase {
  /** Set on PostgreSQL: lets a test start a second server on the same data. */
  url?: string;
}

/** An empty database of the engine under test: a SQLite file, or a fresh PostgreSQL database. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return testEngine === 'postgres' ? freshPostgres() : freshSqlite();
}

/** The same, with its tables. */
export async function openMigratedDatabase(): Promise<TestDatabase> {
  const template = process.env.TEST_TEMPLATE;
  if (template && testEngine === 'postgres') return freshPostgres({ template });
  if (template) return freshSqlite(copyTables);
  const database = await openTestDatabase();
  await migrate(database.db);
  return database;
}

/** A file of the embedded database with its tables, which Vitest prepared: a hundredth of the time of the migrations. */
export const copyTables = (file: string): void => copyFileSync(process.env.TEST_TEMPLATE ?? '', file);

/** A file, because a database in memory has no second connection and a server has several. */
function freshSqlite(prepare: (file: string) => void = () => {}): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'alecrim-db-'));
  const file = join(folder, 'test.db');
  prepare(file);
  const { db, close } = openSqlite(file, { isDurable: false });
  return {
    db,
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A database of its own on a PostgreSQL server, dropped when it is closed; its files may lie in a given folder. */
export async function freshPostgres({
  server = process.env.TEST_DATABASE_URL,
  folder,
  template = 'template0',
}: {
  server?: string;
  folder?: string;
  template?: string;
} = {}) {
  if (!server) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL');
  const name = `alecrim_test_${randomBytes(6).toString('hex')}`;
  if (folder) await onServer(server, `create tablespace ${name} location '${folder}'`);
  await onServer(
    server,
    `create database ${name} template ${template} ${folder ? `tablespace ${name}` : ''}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  const opened = openDatabase({ databaseUrl: url.href, dataDir: '' });
  const drop = async () => {
    await onServer(server, `drop database if exists ${name} with (force)`);
    if (folder) await onServer(server, `drop tablespace ${name}`);
  };
  return {
    name,
    db: opened.db,
    url: url.href,
    disconnect: opened.close,
    drop,
    async close() {
      await opened.close();
      await drop();
    },
  };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }),
  });
  try {
    await sql.raw(statement).execute(db);
  } finally {
    await db.destroy();
  }
}

/** Reports the rows that each statement returned. */
export const observeResults = (hear: (rows: readonly object[]) => void): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    hear(result.rows as object[]);
    return result;
  },
});

/** For rows that a test writes by one statement: a busy machine takes longer than requests may. */
export const withoutTimeouts = (db: Db, work: (on: Db) => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (on) => {
    await disableTimeouts(on);
    await work(on);
  });

/** Many plans at once, written by the database itself. Two thousand of them take a few milliseconds. */
export async function seedPlans(db: Db, ownerId: string, count: number): Promise<void> {
  const [yes, no, empty] = engineOf(db) === 'postgres' ? ['true', 'false', `'[]'::json`] : ['1', '0', `'[]'`];
  const list = sql.raw(empty ?? '');
  const plans = sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
    insert into cardapios (id, created_by_id, created_date, updated_date, version, is_sample, busca, titulo,
      paciente_nome, token_publico, ativo, so_primeiro_nome, refeicoes, receitas, orientacoes)
    select ${sql.lit(ownerId)} || '-' || i, ${sql.lit(ownerId)}, ${moment}, ${moment}, 1, ${sql.raw(no ?? '')},
      'plano ' || i || ' marina', 'Plano ' || i, 'Marina', ${sql.lit(ownerId)} || '-t-' || i, ${sql.raw(yes ?? '')},
      ${sql.raw(no ?? '')}, ${list}, ${list}, ${list}
    from n`;
  await withoutTimeouts(db, (on) => plans.execute(on));
}

const moment = sql`'2026-01-01T00:00:00.' || (100 + i % 900) || 'Z'`;

/** What an account stores, counted in the tables themselves. */
export async function countedUsage(db: Db, ownerId: string): Promise<Usage> {
  const stored = usageSources.map((source) => storedBy(engineOf(db), source));
  const { rows } = await sql<Record<'bytes' | 'records', number | string | null>>`
    select sum(bytes) as bytes, sum(records) as records
    from (${sql.join(stored, sql` union all `)}) as stored where owner_id = ${ownerId}`.execute(db);
  return { bytes: Number(rows[0]?.bytes ?? 0), records: Number(rows[0]?.records ?? 0) };
}
