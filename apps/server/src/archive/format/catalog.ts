import { schemaOf } from '../../platform/db/dialect.ts';
import type { Db } from '../../platform/db/tables.ts';

/** The tables that are really there, each with its columns: a database may be older than this program. */
export type Catalog = ReadonlyMap<string, readonly string[]>;

export async function catalogOf(db: Db): Promise<Catalog> {
  const tables = await db.introspection.getTables();
  const schema = await schemaOf(db);
  return new Map(
    tables
      .filter((table) => table.schema === schema && !table.isView)
      .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
}
