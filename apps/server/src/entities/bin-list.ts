import { type EntityName, entityNamed, entityNames, searchable } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import type { SignedIn } from '../accounts/viewer.ts';
import { ask } from '../platform/db/ask.ts';
import { contains, type Engine, engineOf } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import { askerOf } from './query/owner-scope.ts';

export interface Binned {
  entity: EntityName;
  id: string;
  title: string;
  deleted_date: string;
}

interface BinQuestion {
  search: string;
  /** All kinds of records, where none is named. */
  entity?: EntityName | undefined;
  skip: number;
  limit: number;
}

/** What a person has deleted, the latest first, of all kinds together. */
export async function listBinned(db: Db, user: SignedIn, question: BinQuestion): Promise<Binned[]> {
  const engine = engineOf(db);
  const names = question.entity ? [question.entity] : entityNames;
  const parts = names.map((name) => binnedOf(engine, user, name, question.search));
  const { rows } = await ask(
    db,
    askerOf(user, 'records'),
    sql<Binned>`${sql.join(parts, sql` union all `)}
      order by deleted_date desc, id limit ${question.limit} offset ${question.skip}`,
  );
  return rows;
}

/**
 * A patient in the bin whose erasure has begun or is done. What is left of an anonymised one stays there and has nothing to
 * bring back.
 */
export const isErasedInBin = sql<boolean>`exists (select 1 from erasures
  where patient_id = pacientes.id and (done_date is null or done_date >= pacientes.deleted_date))`;

function binnedOf(engine: Engine, user: SignedIn, name: EntityName, search: string): RawBuilder<Binned> {
  const { table, titleField } = entityNamed(name);
  const words = searchable(search).split(' ').filter(Boolean);
  const isFound = words.map((word) => sql`and ${contains(engine, sql`busca`, word)}`);
  return sql`select ${sql.lit(name)} as entity, id, ${sql.ref(titleField)} as title, deleted_date
    from ${sql.table(table)}
    where deleted_date is not null and created_by_id = ${user.id} ${sql.join(isFound, sql` `)}
    ${name === 'Paciente' ? sql`and not ${isErasedInBin}` : sql``}`;
}
