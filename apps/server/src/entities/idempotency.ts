import { DRAFT_DAYS, type EntityName } from '@alecrim/domain';
import { isUniqueViolation } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import type { StoredRow } from './rows.ts';

/**
 * How long a key is remembered. A draft on a device holds the key of a creation whose answer may have been lost: were the
 * key forgotten before the draft, restoring the draft would create the record twice. One day more, for clocks that differ.
 */
export const KEY_DAYS = DRAFT_DAYS + 1;

interface OnceKey {
  owner: string;
  key: string;
  name: EntityName;
}

interface Making {
  create(on: Db): Promise<StoredRow>;
  find(id: string): Promise<StoredRow | undefined>;
}

/** A retried create with the same key gives the first one's record: the key is written with it, or not at all. */
export async function onlyOnce(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { owner, key, name }: OnceKey,
  { create, find }: Making,
) {
  const known = await earlier();
  if (known) return { record: known, isNew: false };
  try {
    const record = await db.transaction().execute(async (on) => {
      const record = await create(on);
      const row = {
        owner_id: owner,
        key,
        entity: name,
        record_id: record.id,
        created_date: now().toISOString(),
      };
      await on.insertInto('idempotency_keys').values(row).execute();
      return record;
    });
    return { record, isNew: true };
  } catch (error) {
    // Two of the same at once: the second finds the key taken and answers with the first one's record.
    const record = isUniqueViolation(error) ? await earlier() : undefined;
    if (!record) throw error;
    return { record, isNew: false };
  }

  async function earlier(): Promise<StoredRow | undefined> {
    const row = await db
      .selectFrom('idempotency_keys')
      .select(['record_id', 'entity'])
      .where('owner_id', '=', owner)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row) return undefined;
    const record = row.entity === name ? await find(row.record_id) : undefined;
    if (!record)
      throw new AppError('NOT_FOUND', { message: 'Este registro já foi criado e depois removido.' });
    return record;
  }
}
