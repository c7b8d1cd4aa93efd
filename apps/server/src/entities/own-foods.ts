import { createHash } from 'node:crypto';
import { Alimento, type Stored } from '@alecrim/domain';
import { type Food, ownFoods } from '@alecrim/nutrition';
import { type RawBuilder, sql } from 'kysely';
import { decode } from '../platform/db/dialect.ts';
import { rowsByKey } from '../platform/db/rows-by-key.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Row } from './rows.ts';

// No practice has so many; reading them takes as long as reading a large plan.
const MOST = 2_000;

/** The own foods of one nutritionist, newest first; what lies in the bin is not among them. */
export interface OwnFoods {
  /** Another text after every change of them; empty while there are none. */
  mark(): Promise<string>;
  read(): Promise<readonly Food[]>;
  /** The condition under which what was made with remembered foods may be stored. Undefined where nothing is remembered. */
  areSame(): RawBuilder<unknown> | undefined;
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

// Some 100 bytes each.
const REMEMBERED = 10_000;
const remembered = new WeakMap<Db, Map<string, string>>();

/**
 * Her own foods as this process last saw them, to save a question with every save. The save itself asks whether they are
 * still the same; when they are not, the caller forgets them and makes the record again.
 */
export function rememberedFoods(db: Db, ownerId: string | null): OwnFoods & { forget(): void } {
  const states = remembered.get(db) ?? new Map<string, string>();
  remembered.set(db, states);
  let used: string | undefined;
  const own = ownFoodsOf(db, ownerId, async (owner) => {
    used = states.get(owner) ?? (await stateIn(db, owner));
    // Taken out and put back: the owner who saved last is forgotten last.
    states.delete(owner);
    states.set(owner, used);
    if (states.size > REMEMBERED) states.delete(states.keys().next().value ?? '');
    return used;
  });
  return {
    ...own,
    areSame: () => (used === undefined ? undefined : isState(ownerId, used)),
    forget: () => states.delete(ownerId ?? ''),
  };
}

function ownFoodsOf(
  db: Db,
  ownerId: string | null,
  stateOf: (ownerId: string) => Promise<string> = (owner) => stateIn(db, owner),
): OwnFoods {
  const mark = once(async () => (ownerId === null ? '' : markOf(await stateOf(ownerId))));
  const read = once(async () => {
    if ((await mark()) === '') return [];
    const names = ['id', ...Object.keys(Alimento.fields)];
    const { rows } = await sql<Row>`select ${sql.join(names.map((name) => sql.ref(name)))} from ${foods}
      where created_by_id = ${ownerId} and ${live} order by created_date desc, id desc limit ${MOST}`.execute(
      db,
    );
    return ownFoods(rows.map(recordOf));
  });
  return { mark, read, areSame: () => undefined };
}

const foods = sql.table(Alimento.table);
const live = sql`deleted_date is null`;
// How many there are, with and without those in the bin, the sum of their versions and the newest id. Those in the bin
// are among them: one that goes into the bin and another that comes back would leave every sum over the others as it was.
const state = sql<string>`count(case when ${live} then 1 end) || ' ' || count(*) || ' ' || coalesce(sum(version), 0)
  || ' ' || coalesce(max(id), '')`;
const NONE = '0 0 0 ';
const isNone = (known: string) => known.startsWith('0 ');
const isState = (ownerId: string | null, known: string) => {
  const hers = sql`from ${foods} where created_by_id = ${ownerId}`;
  return isNone(known)
    ? sql`not exists (select 1 ${hers} and ${live})`
    : sql`(select ${state} ${hers}) = ${known}`;
};
const markOf = (text: string) => (isNone(text) ? '' : digest(text));

/** Every save of a plan asks for it: saves that come together share one query. */
const readState = rowsByKey<{ key: string; state: string }>(
  'created_by_id',
  (isAskedFor) => sql`select created_by_id as key, ${state} as state
    from ${foods} where ${isAskedFor} group by created_by_id`,
);

const stateIn = async (db: Db, ownerId: string) => (await readState(db, ownerId))?.state ?? NONE;

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
