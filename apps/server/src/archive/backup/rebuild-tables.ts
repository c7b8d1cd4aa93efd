import type { Kysely } from 'kysely';
import { columnTypes, engineOf } from '../../platform/db/dialect.ts';
import type { Migration } from '../../platform/db/migrate.ts';
import type { Db } from '../../platform/db/tables.ts';
import { backedUp, leftOut } from '../format/tables.ts';

/** Takes our tables away, and no others: a PostgreSQL database may be shared. */
export async function dropTables(on: Db): Promise<void> {
  const names = [...leftOut, ...backedUp.map(({ name }) => name).reverse()];
  for (const name of names) await on.schema.dropTable(name).ifExists().execute();
  await on.deleteFrom('schema_migrations').execute();
}

/** Steps of the schema, inside the caller's transaction. */
export async function applySteps(on: Db, steps: readonly Migration[]): Promise<void> {
  const engine = engineOf(on);
  for (const step of steps) {
    await step.up(on as unknown as Kysely<never>, columnTypes(engine), engine);
    const applied_at = new Date().toISOString();
    await on.insertInto('schema_migrations').values({ name: step.name, applied_at }).execute();
  }
}
