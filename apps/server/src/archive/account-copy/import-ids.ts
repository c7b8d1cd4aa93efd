import { entityNamed, entityNames } from '@alecrim/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, UserRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { isId } from '../../platform/ids.ts';
import type { Archive } from '../format/archive-reader.ts';
import { batchesOf, checkedRows } from '../format/load-rows.ts';

/** Maps ids of the archive to ids of this database. */
interface NewIds {
  /** The id in this database; undefined when the archive holds no such row. */
  of(table: string, id: unknown): string | undefined;
  /** A public token that this server has given to another plan is replaced. */
  isTokenTaken(token: unknown): boolean;
}

const TOKEN = 'token_publico';
export const idSchema = z.string().refine(isId, 'não é um identificador');
const named = z.looseObject({ id: idSchema });
const tables = [...entityNames.map((name) => entityNamed(name).table), 'conversations', 'messages'];

/** Ids stay the same, so that links keep working. Only ids that exist here are replaced. */
export async function chooseIds(on: Db, archive: Archive, newId: () => string): Promise<NewIds> {
  const ids = new Map<string, Map<string, string>>();
  const takenTokens = new Set<unknown>();
  for (const table of tables) {
    const renamed = new Map<string, string>();
    for await (const rows of batchesOf(checkedRows(archive, table, named), () => 1, 500)) {
      const taken = await existing(
        on,
        table,
        rows.map((row) => row.id),
      );
      for (const { id } of rows) renamed.set(id, taken.has(id) ? newId() : id);
      for (const token of await takenIn(on, rows, (id) => renamed.get(id))) takenTokens.add(token);
    }
    ids.set(table, renamed);
  }
  return {
    of: (table, id) => ids.get(table)?.get(String(id)),
    isTokenTaken: (token) => takenTokens.has(token),
  };
}

/** The tokens of these rows that another plan here has, or had. */
async function takenIn(
  on: Db,
  rows: readonly z.infer<typeof named>[],
  idHere: (id: string) => string | undefined,
): Promise<string[]> {
  const plans = rows.flatMap(({ id, [TOKEN]: token }) => (typeof token === 'string' ? [{ id, token }] : []));
  if (plans.length === 0) return [];
  const tokens = sql.join(plans.map(({ token }) => token));
  const { rows: given } = await sql<{ token: string; cardapio_id: string }>`
    select token, cardapio_id from link_tokens where token in (${tokens})
    union all select token_publico, id from cardapios where token_publico in (${tokens})`.execute(on);
  const planOf = new Map(given.map(({ token, cardapio_id }) => [token, cardapio_id]));
  return plans.flatMap(({ id, token }) =>
    planOf.has(token) && planOf.get(token) !== idHere(id) ? [token] : [],
  );
}

async function existing(on: Db, table: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(on);
  return new Set(rows.map(({ id }) => id));
}

/** The context of one import. */
export interface ImportContext extends Pick<Deps, 'now' | 'config'> {
  on: Db;
  archive: Archive;
  ids: NewIds;
  /** The new owner of all records. */
  owner: UserRow;
  /** The owner's id in the database that the archive came from. */
  formerId: string;
}
