import { sql } from 'kysely';
import { engineOf } from '../db/dialect.ts';
import type { Db } from '../db/tables.ts';

/** The tables that are really there, each with its columns: a database may be older than this program. */
export type Catalog = ReadonlyMap<string, readonly string[]>;

export async function catalogOf(db: Db): Promise<Catalog> {
  const tables = await db.introspection.getTables();
  const schema = engineOf(db) === 'postgres' ? await currentSchema(db) : undefined;
  return new Map(
    tables
      .filter((table) => table.schema === schema && !table.isView)
      .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
}

async function currentSchema(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name;
}
