import type { Entity } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { isAdmin, type KnownViewer, type Service, type SignedIn } from '../../accounts/viewer.ts';
import type { BackgroundOptions } from '../../platform/db/background-queries.ts';
import { fixedStatement } from '../../platform/db/fixed-statement.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Row } from '../rows.ts';
import { allColumnsOf, onceFor, selectionOf, sqlOf } from './columns.ts';
import type { Condition } from './json-paths.ts';
import type { Cost } from './query-cost.ts';

export const backgroundOptions = (viewer: KnownViewer, cost: Cost): BackgroundOptions => ({
  tenant: viewer.kind === 'user' ? viewer.id : 'service',
  isLong: cost === 'lists',
});

/** What of a viewer decides which records are read. */
type Reader = Pick<Service, 'kind'> | Pick<SignedIn, 'kind' | 'id'>;

export function readScope(entity: Entity, viewer: Reader): Condition {
  if (viewer.kind === 'service' || entity.readableBy === 'everyone') return sql`(1 = 1)`;
  return ownedBy(entity, viewer.id);
}

export function writeScope(entity: Entity, viewer: KnownViewer): Condition {
  if (viewer.kind === 'service' || (entity.curatedByAdmins && isAdmin(viewer))) return sql`(1 = 1)`;
  return ownedBy(entity, viewer.id);
}

/**
 * The same for records that are named by their ids. Without statistics, PostgreSQL may take the index of the owner to be as
 * good as the primary key, and keep that plan: it then reads all records of the owner to find one.
 */
export const asFilter = (scope: Condition): Condition => sql`(${scope}) is true`;

const ownedBy = (entity: Entity, id: string) => sql`${sqlOf(entity).ownerId} = ${id}`;

const isShared = ({ readableBy }: Entity): boolean => readableBy === 'everyone';

interface OwnerSelection {
  /** The column `created_by` need not be read: `fillOwner` sets it. */
  isFilled: boolean;
  /** Selected instead. */
  extra: RawBuilder<unknown>;
}

export const nothing: RawBuilder<unknown> = sql``;

/** How the owner of a record is shown: by address to herself and to the service role, by name to others. */
export function ownerSelection(entity: Entity, kind: KnownViewer['kind']): OwnerSelection {
  if (kind === 'service') return { isFilled: false, extra: nothing };
  if (isShared(entity)) return { isFilled: true, extra: nameSelection(entity) };
  // A person who sees only their own records owns each of them: no query for the address is needed.
  return { isFilled: !entity.curatedByAdmins, extra: nothing };
}

export function fillOwner(entity: Entity, viewer: KnownViewer, rows: readonly Row[]): void {
  if (viewer.kind === 'service') return;
  if (isShared(entity)) nameOwners(rows, viewer);
  else if (!entity.curatedByAdmins) for (const row of rows) row.created_by = viewer.email;
}

/** One live record that the viewer may read: the most frequent statement, and the first one of a save. */
export const readById = (db: Db, entity: Entity, viewer: KnownViewer, id: string): Promise<Row[]> =>
  statementsById(entity)[viewer.kind](db, id, viewer.kind === 'user' ? viewer.id : '');

const statementsById = onceFor((entity) => {
  const { table, id: idColumn, isLive } = sqlOf(entity);
  const readBy = (kind: KnownViewer['kind']) =>
    fixedStatement<Row>((id: string, viewerId: string) => {
      const { isFilled, extra } = ownerSelection(entity, kind);
      const mayRead = asFilter(readScope(entity, { kind, id: viewerId }));
      return sql`select ${selectionOf(allColumnsOf(entity), isFilled)}${extra} from ${table}
        where ${idColumn} = ${id} and ${isLive} and ${mayRead}`;
    });
  return { user: readBy('user'), service: readBy('service') };
});

/** A name that is an address is not shown either. */
const nameSelection = onceFor(
  (entity): RawBuilder<unknown> => sql`,
  ${sqlOf(entity).ownerId} as "owner_id",
  (select case when users.full_name is null or users.full_name = '' or users.full_name like '%@%'
    then 'alguém do consultório' else users.full_name end
    from users where users.id = ${sqlOf(entity).ownerId}) as "owner_name"`,
);

function nameOwners(rows: readonly Row[], viewer: { id: string; email: string }): void {
  for (const row of rows) {
    const { owner_id, owner_name } = row;
    row.created_by = owner_id === viewer.id ? viewer.email : owner_name;
    delete row.owner_id;
    delete row.owner_name;
  }
}

/** Clients query their own records by their address; in shared records the owner is an id. */
export function ownAddressAsId(entity: Entity, viewer: KnownViewer, query: unknown): unknown {
  if (viewer.kind === 'service' || !isShared(entity)) return query;
  const inValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inValue);
    if (isObject(value)) return mapped(value, (_, inner) => inValue(inner));
    return value === viewer.email ? viewer.id : value;
  };
  const inQuery = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inQuery);
    if (!isObject(value)) return value;
    return mapped(value, (key, inner) => {
      if (key === 'created_by') return inValue(inner);
      return key.startsWith('$') ? inQuery(inner) : inner;
    });
  };
  return inQuery(query);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (object: Record<string, unknown>, change: (key: string, value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(key, value)]));
