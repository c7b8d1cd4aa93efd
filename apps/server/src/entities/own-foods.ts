import { createHash } from 'node:crypto';
import { Alimento, type Stored } from '@alecrim/domain';
import { type Food, ownFoods } from '@alecrim/nutrition';
import { sql } from 'kysely';
import { decode } from '../platform/db/dialect.ts';
import { rowsByKey } from '../platform/db/rows-by-key.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Condition } from './query/json-paths.ts';
import type { Row } from './rows.ts';

// No practice has so many; reading them takes as long as reading a large plan.
const MOST = 2_000;

/** The own foods of one nutritionist, newest first; what lies in the bin is not among them. */
export interface OwnFoods {
  /** Changes with every change of the foods; '' if there are none. */
  fingerprint(): Promise<string>;
  read(): Promise<readonly Food[]>;
  /** What must hold when a plan is stored whose numbers were made with them. Undefined where nothing was remembered. */
  condition?(): Condition | undefined;
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
const REMEMBERED_STATES = 10_000;
const states = new WeakMap<Db, Map<string, string>>();

/**
 * The own foods as this process last saw them: the save of one plan then asks the database once less. The save writes
 * under `condition`; if it wrote nothing, the caller forgets them and makes the record again.
 */
export function rememberedFoods(db: Db, ownerId: string | null): OwnFoods & { forget(): void } {
  const known = states.get(db) ?? new Map<string, string>();
  states.set(db, known);
  let used: string | undefined;
  const foods = ownFoodsOf(db, ownerId, async (owner) => {
    used = known.get(owner) ?? (await stateIn(db, owner));
    // Taken out and put back: the owner who saved last is forgotten last.
    known.delete(owner);
    known.set(owner, used);
    if (known.size > REMEMBERED_STATES) known.delete(known.keys().next().value ?? '');
    return used;
  });
  return {
    ...foods,
    condition: () => (used === undefined ? undefined : isState(ownerId, used)),
    forget: () => known.delete(ownerId ?? ''),
  };
}

// Building the index of many foods takes longer than reading a plan. Of one owner only the newest state is kept.
const REMEMBERED_OWNERS = 20;
const NO_FOODS: readonly Food[] = [];
const remembered = new Map<string, { fingerprint: string; foods: readonly Food[] }>();

function ownFoodsOf(
  db: Db,
  ownerId: string | null,
  stateOf = (owner: string): Promise<string> => stateIn(db, owner),
): OwnFoods {
  const fingerprint = once(async () => (ownerId === null ? '' : fingerprintOf(await stateOf(ownerId))));
  const read = once(async () => {
    const state = await fingerprint();
    if (ownerId === null || state === '') return NO_FOODS;
    const known = remembered.get(ownerId);
    const foods = known?.fingerprint === state ? known.foods : await readFoods(db, ownerId);
    // Taken out and put back: the owner who saved last is forgotten last.
    remembered.delete(ownerId);
    remembered.set(ownerId, { fingerprint: state, foods });
    if (remembered.size > REMEMBERED_OWNERS) remembered.delete(remembered.keys().next().value ?? '');
    return foods;
  });
  return { fingerprint, read };
}

async function readFoods(db: Db, ownerId: string): Promise<readonly Food[]> {
  const names = ['id', ...Object.keys(Alimento.fields)];
  const { rows } = await sql<Row>`select ${sql.join(names.map((name) => sql.ref(name)))} from ${foods}
    where created_by_id = ${ownerId} and ${live} order by created_date desc, id desc limit ${MOST}`.execute(
    db,
  );
  return ownFoods(rows.map(recordOf));
}

const foods = sql.table(Alimento.table);
const live = sql`deleted_date is null`;
// How many there are, with and without those in the bin, the sum of their versions and the newest id. Those in the bin
// are among them: one that goes into the bin and another that comes back would leave every sum over the others as it was.
const state = sql<string>`count(case when ${live} then 1 end) || ' ' || count(*) || ' ' || coalesce(sum(version), 0)
  || ' ' || coalesce(max(id), '')`;
const NONE = '0 0 0 ';
const isState = (ownerId: string | null, known: string): Condition => {
  const own = sql`from ${foods} where created_by_id = ${ownerId}`;
  return known === NONE ? sql`not exists (select 1 ${own})` : sql`(select ${state} ${own}) = ${known}`;
};
const fingerprintOf = (text: string) => (text.startsWith('0 ') ? '' : digest(text));

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
