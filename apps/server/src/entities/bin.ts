import { type EntityName, entityNamed, entityNames } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { actorOf, type SignedIn } from '../accounts/viewer.ts';
import { appendActs } from '../audit/trail.ts';
import { engineOf, forUpdate, isAnyOf } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { RecordNotFound } from '../platform/errors.ts';
import { nextTurn } from '../platform/event-loop-turns.ts';
import { actOn } from './record-traces.ts';

/** How long what was deleted can be brought back. */
export const BIN_DAYS = 30;

/** What the bin may erase. A patient is not among it: there is one way to erase a patient, in `patients`. */
type Erasable = Exclude<EntityName, 'Paciente'>;
const erasable = entityNames.filter((name): name is Erasable => name !== 'Paciente');

// Others who write wait for a transaction; so many large plans with their history take some milliseconds each.
const ERASED_AT_ONCE = 20;

/** Erases what has been in the bin since before `until`, except patients, a few records at a time. */
export async function eraseBinned(db: Db, until: string): Promise<void> {
  for (const name of erasable) {
    let erased: string[];
    do {
      erased = await db
        .transaction()
        .execute((on) => eraseHeld(on, name, sql`deleted_date <= ${until}`, ERASED_AT_ONCE));
      await nextTurn();
    } while (erased.length === ERASED_AT_ONCE);
  }
}

/** Erases one record of the bin now, because its owner asks for it. */
export async function eraseOne(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: SignedIn,
  name: Erasable,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (on) => {
    const erased = await eraseHeld(on, name, sql`id = ${id} and created_by_id = ${user.id}`, 1);
    if (erased.length === 0) throw new RecordNotFound(name, id);
    const record = { id, created_by_id: user.id };
    await appendActs({ db: on, now }, [actOn('erased', actorOf(user), name, record)]);
  });
}

/**
 * Erases records of the bin with their history, and clears the references to them. It holds them first, so that a record
 * that is restored in this moment keeps all of that.
 */
async function eraseHeld(
  on: Db,
  name: Erasable,
  which: RawBuilder<unknown>,
  most: number,
): Promise<string[]> {
  const engine = engineOf(on);
  const { table } = entityNamed(name);
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where deleted_date is not null and ${which} order by id limit ${most} ${forUpdate(engine, table)}`.execute(
    on,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const isErased = (column: string) => isAnyOf(engine, sql.ref(column), ids);
  for (const other of entityNames) {
    for (const [field, { refersTo }] of Object.entries(entityNamed(other).fields)) {
      if (refersTo !== name) continue;
      await sql`update ${sql.table(entityNamed(other).table)} set ${sql.ref(field)} = null where ${isErased(field)}`.execute(
        on,
      );
    }
  }
  await sql`delete from record_versions where entity = ${name} and ${isErased('record_id')}`.execute(on);
  await sql`delete from ${sql.table(table)} where ${isErased('id')}`.execute(on);
  return ids;
}
