import type { EntityName } from '@alecrim/domain';
import { starterLibrary } from '@alecrim/domain/starter-library';
import { requireUser, type SignedIn } from '../../accounts/viewer.ts';
import { entityService } from '../../entities/service.ts';
import type { RecordChange } from '../../platform/change-events.ts';
import type { Deps } from '../../platform/deps.ts';
import { limits } from '../../platform/http/limits.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import { hasExamples } from './examples.ts';
import type { ServerFunction } from './server-function.ts';

/** Fills an account with the starter library, marked as examples. All of it or nothing, and only once. */
export const carregarExemplos: ServerFunction = {
  name: 'carregarExemplos',
  access: 'user',
  async run({ deps, viewer }) {
    const user = requireUser(viewer);
    await spend(deps, limits.samples, user.id);
    const changes: RecordChange[] = [];
    await deps.db.transaction().execute(async (db) => {
      // Writing the own row holds a second call, from an impatient click, until this one is done.
      await db
        .updateTable('users')
        .set((e) => ({ version: e.ref('version') }))
        .where('id', '=', user.id)
        .execute();
      const hub = { ...deps.hub, announce: (made: readonly RecordChange[]) => void changes.push(...made) };
      if (!(await hasExamples({ ...deps, db }, user))) await loadExamples({ ...deps, db, hub }, user);
    });
    // Announced after the commit: before it, listeners could not read the records.
    if (changes.length > 0) deps.hub.announce(changes);
    return { criados: changes.length };
  },
};

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
