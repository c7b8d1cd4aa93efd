import { type EntityName, entityNamed, entityNames } from '@alecrim/domain';
import { starterLibrary } from '@alecrim/domain/starter-library';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { SignedIn } from '../../accounts/viewer.ts';
import { type BinnedRecord, restoreRecords } from '../../entities/bin.ts';
import { backgroundOptions } from '../../entities/query/owner-scope.ts';
import { entityService } from '../../entities/service.ts';
import { inTurn } from '../../entities/write-turns.ts';
import type { RecordChange } from '../../platform/change-events.ts';
import { runInBackground } from '../../platform/db/background-queries.ts';
import { engineOf, flag } from '../../platform/db/dialect.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { limits } from '../../platform/http/limits.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import { validated } from '../../platform/http/validate.ts';
import { forUser, type ServerFunctions } from './server-function.ts';

// The starter library holds some 60 records; an import cannot make examples.
const AT_ONCE = 500;
const asked = z.object({ removidos_em: z.iso.datetime() });

export const exampleFunctions = {
  /** Adds the starter library to an account, marked as examples, in one transaction and only once. */
  carregarExemplos: forUser(async ({ deps, user }) => {
    await spend(deps, limits.samples, user.id);
    const changes: RecordChange[] = [];
    const load = async (db: Db) => {
      // Updating the user's row locks it, so a second click waits until this call is done.
      await db
        .updateTable('users')
        .set((e) => ({ version: e.ref('version') }))
        .where('id', '=', user.id)
        .execute();
      const hub = { ...deps.hub, announce: (made: readonly RecordChange[]) => void changes.push(...made) };
      if (!(await hasExamples({ ...deps, db }, user))) await loadExamples({ ...deps, db, hub }, user);
    };
    await inTurn(deps.db, user.id, () => deps.db.transaction().execute(load));
    // Announced after the commit: before it, listeners could not read the records.
    if (changes.length > 0) deps.hub.announce(changes);
    return { criados: changes.length };
  }),

  /** How many examples would be removed and how many would stay, for the confirmation dialog. */
  contarExemplos: forUser(async ({ deps, user }) => (await examplesToRemove(deps, user)).counts),

  /** Moves every unchanged example to the bin with one date, by which they can be restored together. */
  removerExemplos: forUser(async ({ deps, user }) => {
    const moment = deps.now();
    const { counts, queries } = await examplesToRemove(deps, user);
    let removidos = 0;
    for (const [name, query] of queries) {
      const service = entityService({ ...deps, now: () => moment }, name, user);
      removidos += await service.removeMatching(query, AT_ONCE);
    }
    return { removidos, mantidos: counts.mantidos, removidos_em: moment.toISOString() };
  }),

  /** Undoes a removal in one transaction. */
  restaurarExemplos: forUser(async ({ deps, user, body }) => {
    const { removidos_em } = validated(asked, body);
    const binned: BinnedRecord[] = [];
    for (const name of entityNames)
      for (const id of await examplesBinnedAt(deps, user, name, removidos_em)) binned.push({ name, id });
    const { length: restaurados } = await inTurn(deps.db, user.id, () => restoreRecords(deps, user, binned));
    return { restaurados };
  }),
} satisfies ServerFunctions;

/** The whole starter library, as records of one person. */
export async function loadExamples(deps: Deps, user: SignedIn): Promise<void> {
  const create = (name: EntityName, body: object) =>
    entityService(deps, name, user).create({ ...body }, { isSample: true });
  const ids = new Map<string, string>();
  for (const body of starterLibrary.categorias) {
    ids.set(`${body.tipo} ${body.nome}`, (await create('Categoria', body)).id);
  }
  for (const { categoria, ...body } of starterLibrary.refeicoes) {
    await create('RefeicaoTemplate', { ...body, categoria_id: ids.get(`refeicao ${categoria}`) });
  }
  for (const { categoria, ...body } of starterLibrary.receitas) {
    await create('ReceitaTemplate', { ...body, categoria_id: ids.get(`receita ${categoria}`) });
  }
  for (const body of starterLibrary.orientacoes) await create('OrientacaoTemplate', body);
}

/** The filter for one person's examples; shared lists also hold other people's. */
const examplesOf = (user: SignedIn) => ({ is_sample: true, created_by_id: user.id });

/** Templates first: a category stays if one of its templates stays. */
const inRemovalOrder: readonly EntityName[] = [
  ...entityNames.filter((name) => name !== 'Categoria'),
  'Categoria',
];

interface ExampleCounts {
  /** Examples as they were loaded. */
  removiveis: number;
  /** Examples that she has changed, and example categories that her own templates are in. */
  mantidos: number;
}

/** The examples to remove, and how many would stay. */
async function examplesToRemove({ db }: Pick<Deps, 'db'>, user: SignedIn) {
  const engine = engineOf(db);
  // The marks lie behind the lists in a row: finding the examples reads all that a person has.
  const inBackground = <R>(query: RawBuilder<R>) =>
    runInBackground(db, backgroundOptions(user, 'records'), query);
  const [yes, no] = [flag(engine, true), flag(engine, false)];
  const queries: [EntityName, object][] = [];
  const counts: ExampleCounts = { removiveis: 0, mantidos: 0 };
  for (const name of inRemovalOrder) {
    const table = sql.table(entityNamed(name).table);
    const { rows } = await inBackground(
      sql<{ id: string; is_sample: unknown }>`select id, is_sample from ${table}
      where created_by_id = ${user.id} and deleted_date is null and (made_as_sample = ${yes} or is_sample = ${yes})`,
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
    const { rows } = await inBackground(sql<{ id: string }>`
      select categoria_id as id from refeicao_templates
        where created_by_id = ${user.id} and deleted_date is null and is_sample = ${no} and categoria_id is not null
      union select categoria_id from receita_templates
        where created_by_id = ${user.id} and deleted_date is null and is_sample = ${no} and categoria_id is not null`);
    return new Set(rows.map(({ id }) => id));
  }
}

async function hasExamples(deps: Deps, user: SignedIn): Promise<boolean> {
  for (const name of entityNames) {
    if ((await entityService(deps, name, user).count(examplesOf(user))) > 0) return true;
  }
  return false;
}

/** The examples of one person that were deleted in one moment. */
async function examplesBinnedAt(
  { db }: Pick<Deps, 'db'>,
  user: SignedIn,
  name: EntityName,
  moment: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(entityNamed(name).table)}
    where deleted_date = ${moment} and created_by_id = ${user.id} and is_sample order by id`.execute(db);
  return rows.map(({ id }) => id);
}
