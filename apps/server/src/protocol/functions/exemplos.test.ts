import { entityNames } from '@alecrim/domain';
import { starterLibrary } from '@alecrim/domain/starter-library';
import { aCategoria, anOrientacaoTemplate, aRefeicaoTemplate } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentHub } from '../../platform/change-events.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../../testing/start-test-app.ts';

const announced: { type: string; ownerId: string | null }[] = [];
let app: TestApp;
beforeAll(async () => {
  const hub = {
    ...silentHub,
    announce: (changes: readonly (typeof announced)[number][]) => void announced.push(...changes),
  };
  app = await startTestApp({ deps: () => ({ hub }) });
});
afterAll(() => app.close());

const { categorias, refeicoes, receitas, orientacoes } = starterLibrary;
const ALL = categorias.length + refeicoes.length + receitas.length + orientacoes.length;

const load = (who: Nutritionist) => who.post('/functions/carregarExemplos');
const remove = (who: Nutritionist) => who.post('/functions/removerExemplos');
const own = async (who: Nutritionist, entity: string) =>
  (
    await who.get(
      `/entities/${entity}?limit=1000&q=${encodeURIComponent(JSON.stringify({ created_by_id: who.id }))}`,
    )
  ).body;

async function countOwn(who: Nutritionist): Promise<number> {
  let sum = 0;
  for (const name of entityNames) sum += (await own(who, name)).length;
  return sum;
}

test('loading the examples fills a new account with the starter library, each template under its category', async () => {
  const ana = await app.aNutritionist();
  announced.length = 0;
  expect(await load(ana)).toMatchObject({ status: 200, body: { criados: ALL } });
  expect(announced).toHaveLength(ALL);
  expect(announced.every(({ type, ownerId }) => type === 'create' && ownerId === ana.id)).toBe(true);

  const made = await own(ana, 'Categoria');
  const meals = await own(ana, 'RefeicaoTemplate');
  const recipes = await own(ana, 'ReceitaTemplate');
  expect(meals).toHaveLength(refeicoes.length);
  for (const { nome, categoria } of [...refeicoes, ...receitas]) {
    const record = [...meals, ...recipes].find((one: { nome: string }) => one.nome === nome);
    expect(record.is_sample).toBe(true);
    expect(made.find((one: { id: string }) => one.id === record.categoria_id)?.nome).toBe(categoria);
  }
  expect((await own(ana, 'OrientacaoTemplate')).length).toBe(orientacoes.length);
});

test('loading the examples again or several times at once creates them only once', async () => {
  const ana = await app.aNutritionist();
  const answers = await Promise.all([load(ana), load(ana), load(ana)]);
  expect(answers.map(({ body }) => body.criados).sort((a, b) => a - b)).toEqual([0, 0, ALL]);
  expect((await load(ana)).body).toEqual({ criados: 0 });
  expect(await countOwn(ana)).toBe(ALL);
});

test('the shared examples of another nutritionist do not count as own examples', async () => {
  const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
  await load(ana);
  expect((await load(bia)).body).toEqual({ criados: ALL });
});

test('removing the examples removes no other record, and the examples can be loaded again', async () => {
  const ana = await app.aNutritionist();
  await ana.post('/entities/Categoria', aCategoria({ nome: 'Minha' }));
  await load(ana);
  expect(await remove(ana)).toMatchObject({ status: 200, body: { removidos: ALL } });
  expect((await own(ana, 'Categoria')).map((one: { nome: string }) => one.nome)).toEqual(['Minha']);
  expect(await countOwn(ana)).toBe(1);
  expect((await remove(ana)).body).toMatchObject({ removidos: 0, mantidos: 0 });
  expect((await load(ana)).body).toEqual({ criados: ALL });
});

test('removing the examples keeps an example that the nutritionist changed, with its category', async () => {
  const ana = await app.aNutritionist();
  await load(ana);
  const [recipe] = await own(ana, 'ReceitaTemplate');
  await ana.put(`/entities/ReceitaTemplate/${recipe.id}`, { modo_preparo: 'Do meu jeito.' });
  const [category] = await own(ana, 'Categoria');
  await ana.post('/entities/RefeicaoTemplate', aRefeicaoTemplate({ categoria_id: category.id }));
  const inUse = new Set([recipe.categoria_id, category.id]).size;

  const counts = { removiveis: ALL - 1 - inUse, mantidos: 1 + inUse };
  expect((await ana.post('/functions/contarExemplos')).body).toEqual(counts);
  expect((await remove(ana)).body).toMatchObject({ removidos: counts.removiveis, mantidos: counts.mantidos });
  expect(await own(ana, 'ReceitaTemplate')).toMatchObject([
    { id: recipe.id, modo_preparo: 'Do meu jeito.', is_sample: false },
  ]);
  expect(await own(ana, 'Categoria')).toHaveLength(inUse);
  expect((await ana.post('/functions/contarExemplos')).body).toEqual({
    removiveis: 0,
    mantidos: counts.mantidos,
  });
});

test('guidance that a colleague changed is shared and no longer marked as an example', async () => {
  const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
  await load(ana);
  const [sheet] = await own(ana, 'OrientacaoTemplate');
  await ana.put(`/entities/OrientacaoTemplate/${sheet.id}`, { itens: ['Beba água'] });
  const q = encodeURIComponent(JSON.stringify({ is_sample: false, created_by_id: ana.id }));
  expect((await bia.get(`/entities/OrientacaoTemplate?q=${q}`)).body).toMatchObject([
    { id: sheet.id, itens: ['Beba água'] },
  ]);
});

test('the removal of the examples can be undone, and restores no other record', async () => {
  const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
  for (const who of [ana, bia]) await load(who);
  const [first] = await own(ana, 'RefeicaoTemplate');
  await ana.delete(`/entities/RefeicaoTemplate/${first.id}`);
  app.clock.time = new Date(Date.now() + 1_000);
  const { body } = await remove(ana);
  const undo = (who: Nutritionist) => who.post('/functions/restaurarExemplos', body);
  expect((await undo(bia)).body).toEqual({ restaurados: 0 });
  expect((await undo(ana)).body).toEqual({ restaurados: ALL - 1 });
  expect(await countOwn(ana)).toBe(ALL - 1);
  expect((await undo(ana)).body).toEqual({ restaurados: 0 });
  expect(await ana.post('/functions/restaurarExemplos', { removidos_em: 'ontem' })).toMatchObject({
    status: 422,
  });
});

test('an administrator, who may edit all guidance, removes only the own examples', async () => {
  const [ana, admin] = [await app.aNutritionist(), await app.aNutritionist({ role: 'admin' })];
  await load(ana);
  await admin.post('/entities/OrientacaoTemplate', anOrientacaoTemplate());
  await load(admin);
  expect((await remove(admin)).body).toMatchObject({ removidos: ALL });
  expect(await countOwn(ana)).toBe(ALL);
  expect(await countOwn(admin)).toBe(1);
});

test('when loading the examples fails half-way, no example is created', async () => {
  const ana = await app.aNutritionist();
  const { db, hub } = app.deps;
  const { exampleFunctions } = await import('./example-functions.ts');
  let ids = 0;
  const deps = {
    ...app.deps,
    db,
    hub,
    newId: () => {
      if (++ids > 30) throw new Error('no more ids');
      return app.deps.newId();
    },
  };
  const viewer = { kind: 'user', id: ana.id, email: ana.email, role: 'user', sessionId: 'x' } as const;
  announced.length = 0;
  await expect(
    exampleFunctions.carregarExemplos.run({ deps, viewer, reply: {} as never, body: {} }),
  ).rejects.toThrow('no more ids');
  expect(announced).toEqual([]);
  expect(await countOwn(ana)).toBe(0);
});

test('the examples of each entity are found in the background', async () => {
  const ana = await app.aNutritionist();
  const asked = vi.spyOn(app.deps.db, 'executeQuery');
  expect(await ana.post('/functions/contarExemplos')).toMatchObject({ status: 200 });
  expect(asked.mock.calls.filter(([query]) => 'background' in query)).toHaveLength(entityNames.length + 1);
  asked.mockRestore();
});
