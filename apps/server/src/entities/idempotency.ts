import { DRAFT_DAYS, type EntityName } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import { AppError } from '../platform/errors.ts';
import type { Row, StoredRow } from './rows.ts';

/**
 * How long a key is stored. A draft on a device holds the key of a create whose response may have been lost. If the key
 * expired before the draft, restoring the draft would create the record twice. One day more, for clocks that differ.
 */
export const KEY_DAYS = DRAFT_DAYS + 1;

export interface OnceKey {
  owner: string;
  key: string;
  name: EntityName;
}

/** Inserts a key with the id of the record that it creates; writes nothing if the key was used before. */
export const keyInsert = ({ owner, key, name }: OnceKey, { id, created_date }: Row): RawBuilder<unknown> =>
  sql`insert into idempotency_keys (owner_id, key, entity, record_id, created_date)
    values (${owner}, ${key}, ${name}, ${id}, ${created_date}) on conflict do nothing`;

interface Making {
  /** Writes key and record, both or neither. Undefined when the key was used before. */
  create(): Promise<StoredRow | undefined>;
  find(id: string): Promise<StoredRow | undefined>;
}

/** A retried create with the same key gives the first one's record. */
export async function onlyOnce(db: Db, key: OnceKey, { create, find }: Making) {
  let failure: unknown;
  const created = await create().catch((error: unknown) => {
    failure = error;
    return undefined;
  });
  if (created) return { record: created, isNew: true };
  // Also after a failure: a referenced record may be gone by now, and the record itself may have taken a unique value.
  const first = await createdWith(db, key);
  if (!first && failure) throw failure;
  const record = first && (await find(first.record_id));
  if (!record) throw new AppError('NOT_FOUND', { message: 'Este registro já foi criado e depois removido.' });
  return { record, isNew: false };
}

const createdWith = (db: Db, { owner, key, name }: OnceKey) =>
  db
    .selectFrom('idempotency_keys')
    .select('record_id')
    .where('owner_id', '=', owner)
    .where('entity', '=', name)
    .where('key', '=', key)
    .executeTakeFirst();
