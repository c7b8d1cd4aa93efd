import { type EntityName, entityNamed, entityNames } from '@alecrim/domain';
import { sql } from 'kysely';
import type { SignedIn } from '../../accounts/viewer.ts';
import { entityService } from '../../entities/service.ts';
import { engineOf, flag } from '../../platform/db/dialect.ts';
import type { Deps } from '../../platform/deps.ts';

/** What counts as an example of one person; shared shelves hold other people's too. */
export const examplesOf = (user: SignedIn) => ({ is_sample: true, created_by_id: user.id });

/** Templates first: what of them stays decides which categories stay. */
const inRemovalOrder: readonly EntityName[] = [
  ...entityNames.filter((name) => name !== 'Categoria'),
  'Categoria',
];

export interface ExampleCounts {
  /** Examples as they were loaded. */
  removiveis: number;
  /** Examples that she has changed, and example categories that her own templates are in. */
  mantidos: number;
}

/** Which examples of a person would go, and how many would stay. */
export async function examplesToRemove({ db }: Pick<Deps, 'db'>, user: SignedIn) {
  const engine = engineOf(db);
  const [yes, no] = [flag(engine, true), flag(engine, false)];
  const queries: [EntityName, object][] = [];
  const counts: ExampleCounts = { removiveis: 0, mantidos: 0 };
  for (const name of inRemovalOrder) {
    const table = sql.table(entityNamed(name).table);
    const { rows } = await sql<{ id: string; is_sample: unknown }>`select id, is_sample from ${table}
      where created_by_id = ${user.id} and deleted_date is null and (made_as_sample = ${yes} or is_sample = ${yes})`.execute(
      db,
    );
    const own = rows.filter((row) => row.is_sample === no);
    const examples = rows.filter((row) => row.is_sample === yes).map(({ id }) => id);
    const used = name === 'Categoria' ? await categoriesInUse() : new Set<string>();
    const going = examples.filter((id) => !used.has(id));
    counts.removiveis += going.length;
    counts.mantidos += own.length + examples.length - going.length;
    if (going.length > 0) queries.push([name, { ...examplesOf(user), id: { $in: going } }]);
  }
  return { counts, queries };

  /** Categories of templates that are no examples (any more). */
  async function categoriesInUse(): Promise<Set<string>> {
    const { rows } = await sql<{ id: string }>`
      select categoria_id as id from refeicao_templates
        where created_by_id = ${user.id} and deleted_date is null and is_sample = ${no} and categoria_id is not null
      union select categoria_id from receita_templates
        where created_by_id = ${user.id} and deleted_date is null and is_sample = ${no} and categoria_id is not null`.execute(
      db,
    );
    return new Set(rows.map(({ id }) => id));
  }
}

export async function hasExamples(deps: Deps, user: SignedIn): Promise<boolean> {
  for (const name of entityNames) {
    if ((await entityService(deps, name, user).count(examplesOf(user))) > 0) return true;
  }
  return false;
}

/** The examples of one person that were deleted in one moment. */
export async function examplesBinnedAt(
  { db }: Pick<Deps, 'db'>,
  user: SignedIn,
  name: EntityName,
  moment: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(entityNamed(name).table)}
    where deleted_date = ${moment} and created_by_id = ${user.id} and is_sample order by id`.execute(db);
  return rows.map(({ id }) => id);
}
