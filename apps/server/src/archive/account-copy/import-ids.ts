import { entityNamed, entityNames } from '@alecrim/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/tables.ts';
import { isId } from '../../platform/ids.ts';
import type { Archive } from '../format/archive-reader.ts';
import { checkedRows } from '../format/checked-rows.ts';
import { inBatches } from '../format/read-lines.ts';

/** What the things of an archive are called here. */
export interface NewIds {
  /** The id in this database; undefined when the archive holds no such row. */
  of(table: string, id: unknown): string | undefined;
  /** A public token that is already used on this server is replaced. */
  isTokenTaken(token: unknown): boolean;
}

const TOKEN = 'token_publico';
export const idSchema = z.string().refine(isId, 'não é um identificador');
const named = z.looseObject({ id: idSchema });
const tables = [...entityNames.map((name) => entityNamed(name).table), 'conversations', 'messages'];

/** Ids stay as they are, so that links keep working; only those that are taken here become new ones. */
export async function chooseIds(on: Db, archive: Archive, newId: () => string): Promise<NewIds> {
  const ids = new Map<string, Map<string, string>>();
  const takenTokens = new Set<unknown>();
  for (const table of tables) {
    const renamed = new Map<string, string>();
    for await (const rows of inBatches(checkedRows(archive, table, named), () => 1, 500)) {
      const taken = await existing(
        on,
        table,
        'id',
        rows.map((row) => row.id),
      );
      for (const { id } of rows) renamed.set(id, taken.has(id) ? newId() : id);
      const tokens = rows.flatMap((row) => (typeof row[TOKEN] === 'string' ? [row[TOKEN]] : []));
      for (const token of await existing(on, table, TOKEN, tokens)) takenTokens.add(token);
    }
    ids.set(table, renamed);
  }
  return {
    of: (table, id) => ids.get(table)?.get(String(id)),
    isTokenTaken: (token) => takenTokens.has(token),
  };
}

async function existing(on: Db, table: string, column: string, values: readonly string[]) {
  if (values.length === 0) return new Set<string>();
  const { rows } = await sql<{ value: string }>`
    select ${sql.ref(column)} as value from ${sql.table(table)}
    where ${sql.ref(column)} in (${sql.join(values)})`.execute(on);
  return new Set(rows.map((row) => row.value));
}
