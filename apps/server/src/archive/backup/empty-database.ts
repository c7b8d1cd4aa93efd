import { sql } from 'kysely';
import { lockTable } from '../../platform/db/dialect.ts';
import type { Db } from '../../platform/db/tables.ts';
import { catalogOf } from '../format/catalog.ts';
import { backedUp, filledByServer } from '../format/tables.ts';

export class DatabaseNotEmpty extends Error {
  constructor(table: string) {
    super(
      `O banco de dados de destino não está vazio (há registros em ${table}). Restaure em uma pasta de dados nova, ou em um banco PostgreSQL novo. Nada foi alterado.`,
    );
    this.name = 'DatabaseNotEmpty';
  }
}

/** A restore replaces whole tables, so the tables must be empty. */
export async function refuseUnlessEmpty(db: Db, { lock = false } = {}): Promise<void> {
  const catalog = await catalogOf(db);
  const tables = backedUp.filter(({ name }) => catalog.has(name) && !filledByServer.has(name));
  for (const { name } of tables) {
    // A server may be running on this PostgreSQL: no account may be created between this check and the restore.
    if (lock) await lockTable(db, name);
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new DatabaseNotEmpty(name);
  }
}
