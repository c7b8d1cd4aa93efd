import type { Entity } from '@alecrim/domain';
import { sql } from 'kysely';
import type { Known } from '../accounts/viewer.ts';
import { prepared } from '../platform/db/prepared.ts';
import type { Db } from '../platform/db/tables.ts';
import { allColumnsOf, conditionsOf, selectionOf } from './query/columns.ts';
import { asFilter, type OwnerShown, readScope } from './query/owner-scope.ts';
import type { Row } from './rows.ts';

type Statement = (db: Db, id: string, viewerId: string) => Promise<Row[]>;

const statements = { user: new WeakMap<Entity, Statement>(), service: new WeakMap<Entity, Statement>() };

/** One live record that the viewer may read. No other question is asked so often. */
export async function oneRecord(
  db: Db,
  entity: Entity,
  viewer: Known,
  owner: OwnerShown,
  id: string,
): Promise<Row | undefined> {
  const known = statements[viewer.kind];
  const read = known.get(entity) ?? statementFor(entity, viewer.kind, owner);
  known.set(entity, read);
  const [row] = await read(db, id, viewer.kind === 'user' ? viewer.id : '');
  return row;
}

const statementFor = (entity: Entity, kind: Known['kind'], { isFilled, extra }: OwnerShown): Statement =>
  prepared<Row>((engine, valueAt) => {
    const { live } = conditionsOf(entity, engine);
    const scope = asFilter(readScope(entity, { kind, id: valueAt(1) }));
    return sql`select ${selectionOf(allColumnsOf(entity), isFilled)}${extra} from ${sql.table(entity.table)}
      where ${sql.ref(`${entity.table}.id`)} = ${valueAt(0)} and ${live} and ${scope}`;
  });
