import type { Kysely } from 'kysely';
import { columnTypes, type Engine, engineOf, withAdvisoryLock } from './dialect.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './tables.ts';

export interface Migration {
  name: string;
  // Migrations are history: they speak of tables that the present types may no longer know.
  up(db: Kysely<never>, types: ReturnType<typeof columnTypes>, engine: Engine): Promise<void>;
}

export class DatabaseIsNewer extends Error {
  constructor(name: string) {
    super(
      `Este banco de dados foi aberto por uma versão mais nova do Alecrim (contém "${name}"). Atualize o programa; nada foi alterado.`,
    );
    this.name = 'DatabaseIsNewer';
  }
}

// Any fixed number: all processes must use the same lock.
const LOCK = 7_216_433;

/**
 * Brings the tables up to date: one transaction for each step, one process at a time. Refuses a database that a newer
 * version made. Returns the names of the steps that it ran.
 */
export async function migrate(db: Db, steps: readonly Migration[] = migrations): Promise<string[]> {
  return db
    .connection()
    .execute((connection) => withAdvisoryLock(connection, LOCK, () => migrateLocked(connection, steps)));
}

async function migrateLocked(db: Db, steps: readonly Migration[]): Promise<string[]> {
  const engine = engineOf(db);
  const types = columnTypes(engine);
  await db.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', types.text, (column) => column.primaryKey())
    .addColumn('applied_at', types.text, (column) => column.notNull())
    .execute();
  const applied = (await db.selectFrom('schema_migrations').select('name').execute()).map((row) => row.name);
  const unknown = applied.find((name) => !steps.some((step) => step.name === name));
  if (unknown) throw new DatabaseIsNewer(unknown);
  const pending = steps.filter(({ name }) => !applied.includes(name));
  for (const step of pending) {
    await db.transaction().execute(async (transaction) => {
      await step.up(transaction as unknown as Kysely<never>, types, engine);
      await transaction
        .insertInto('schema_migrations')
        .values({ name: step.name, applied_at: new Date().toISOString() })
        .execute();
    });
  }
  return pending.map(({ name }) => name);
}
