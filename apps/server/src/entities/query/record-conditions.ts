import type { Entity } from '@alecrim/domain';
import { sql } from 'kysely';
import { type Engine, forUpdate } from '../../platform/db/dialect.ts';
import type { Condition } from './json-paths.ts';

/** Parts that the statements of an entity share. They do not depend on the viewer. */
interface Conditions {
  live: Condition;
  binned: Condition;
  /** Stands last: holds the records until the transaction ends, in an order that all writers share. */
  held: Condition;
}

const known = { sqlite: new WeakMap<Entity, Conditions>(), postgres: new WeakMap<Entity, Conditions>() };

export function conditionsOf(entity: Entity, engine: Engine): Conditions {
  let conditions = known[engine].get(entity);
  if (!conditions) {
    const deleted = sql.ref(`${entity.table}.deleted_date`);
    conditions = {
      live: sql`${deleted} is null`,
      binned: sql`${deleted} is not null`,
      held: sql`order by ${sql.ref(`${entity.table}.id`)} ${forUpdate(engine, entity.table)}`,
    };
    known[engine].set(entity, conditions);
  }
  return conditions;
}
