import { childrenOfPatient, type EntityName, entityNamed } from '@alecrim/domain';
import { sql } from 'kysely';
import { eraseRecords } from '../entities/erase-records.ts';
import { sqlOf } from '../entities/query/columns.ts';
import { inTransaction } from '../platform/db/dialect-changes.ts';
import type { Db } from '../platform/db/tables.ts';
import { createPause } from '../platform/event-loop.ts';

/** A record without its contents. */
export interface RecordHead {
  entity: EntityName;
  id: string;
  titulo: string | null;
  created_by_id: string | null;
  created_date: string;
  updated_date: string;
}

/** The records of all entities that belong to a patient, in the bin or not. The caller has checked the right to see them. */
export async function childHeads(on: Db, patientId: string): Promise<RecordHead[]> {
  const heads: RecordHead[] = [];
  for (const name of childrenOfPatient) {
    const entity = entityNamed(name);
    const { rows } = await sql<RecordHead>`
      select ${sql.lit(name)} as entity, id, ${sql.ref(entity.titleField)} as titulo, created_by_id, created_date,
        updated_date from ${sql.table(entity.table)} where ${sqlOf(entity).patientId} = ${patientId}
      order by created_date, id`.execute(on);
    heads.push(...rows);
  }
  return heads;
}

// Some milliseconds; other writers wait for a transaction.
const AT_ONCE = 50;

/**
 * Erases all records of a patient with their versions and files, in the bin or not, a few at a time. The foreign key of
 * these tables takes care of a record that is saved at the same moment. Returns what it erased.
 */
export async function eraseChildren(db: Db, patientId: string): Promise<RecordHead[]> {
  const erased = await childHeads(db, patientId);
  const pause = createPause();
  for (const name of childrenOfPatient) {
    const ids = erased.filter(({ entity }) => entity === name).map(({ id }) => id);
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      await pause();
      await inTransaction(db, (on) => eraseRecords(on, name, ids.slice(first, first + AT_ONCE)));
    }
  }
  return erased;
}
