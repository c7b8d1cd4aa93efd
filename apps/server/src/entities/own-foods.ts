import { createHash } from 'node:crypto';
import { Alimento, type Stored } from '@alecrim/domain';
import { type Food, ownFoods } from '@alecrim/nutrition';
import { sql } from 'kysely';
import { decode, engineOf, isAnyOf } from '../platform/db/dialect.ts';
import { batchedReader } from '../platform/db/in-batches.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Row } from './rows.ts';

// No practice has so many; reading them takes as long as reading a large plan.
const MOST = 2_000;

/** The own foods of one nutritionist, newest first; what lies in the bin is not among them. */
export interface OwnFoods {
  /** Another text after every change of them; empty while there are none. */
  mark(): Promise<string>;
  read(): Promise<readonly Food[]>;
}

/** Many plans of one request share what was read for the first. */
export function ownFoodsReader(db: Db): (ownerId: string | null) => OwnFoods {
  const byOwner = new Map<string | null, OwnFoods>();
  return (ownerId) => {
    const known = byOwner.get(ownerId) ?? ownFoodsOf(db, ownerId);
    byOwner.set(ownerId, known);
    return known;
  };
}

function ownFoodsOf(db: Db, ownerId: string | null): OwnFoods {
  const live = sql`from ${sql.table(Alimento.table)} where created_by_id = ${ownerId} and deleted_date is null`;
  const mark = once(async () => (ownerId === null ? '' : ((await readMark(db, ownerId)) ?? '')));
  const read = once(async () => {
    if ((await mark()) === '') return [];
    const names = ['id', ...Object.keys(Alimento.fields)];
    const { rows } = await sql<Row>`select ${sql.join(names.map((name) => sql.ref(name)))} ${live}
      order by created_date desc, id desc limit ${MOST}`.execute(db);
    return ownFoods(rows.map(recordOf));
  });
  return { mark, read };
}

/** Every save of a plan asks for it: saves that come together share one query. */
const readMark = batchedReader(async (db, owners) => {
  const isOwner = isAnyOf(engineOf(db), sql.ref('created_by_id'), owners);
  const { rows } = await sql<{ owner: string; foods: unknown; versions: unknown; newest: string }>`
    select created_by_id as owner, count(*) as foods, sum(version) as versions, max(id) as newest
    from ${sql.table(Alimento.table)} where ${isOwner} and deleted_date is null group by created_by_id`.execute(
    db,
  );
  return new Map(
    rows.map(({ owner, foods, versions, newest }) => [owner, digest(`${foods} ${versions} ${newest}`)]),
  );
});

const recordOf = (row: Row) =>
  ({
    ...row,
    medidas: decode(Alimento.fields.medidas.shape, row.medidas),
  }) as unknown as Stored<'Alimento'>;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
