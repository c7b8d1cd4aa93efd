import type { Db } from './tables.ts';

// What the server remembers for all its processes, a text by its key. A key that ends in _secret is left out of backups.

export const readSetting = async (db: Db, key: string): Promise<string | undefined> =>
  (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value;

export async function readSettings(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('settings').selectAll().where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export async function storeSetting(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** A setting that exists stays as it is. Returns whether it is new: of several processes at once, one gets true. */
export async function insertSetting(db: Db, key: string, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function removeSettings(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('settings').where('key', 'in', keys).execute();
}
