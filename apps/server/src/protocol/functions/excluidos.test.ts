import { randomBytes } from 'node:crypto';
import { aCardapio, aPaciente, aReceitaTemplate } from '@alecrim/domain/testing';
import { DefaultQueryCompiler as SqlCompiler, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
let bia: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
});
afterAll(() => app.close());

const start = Date.parse('2026-03-10T12:00:00.000Z');

/** Creates and deletes, each a minute after the last. */
async function deleted(who: Nutritionist, entity: string, body: object): Promise<string> {
  app.clock.time = new Date((app.clock.time?.getTime() ?? start) + 60_000);
  const { id } = (await who.post(`/entities/${entity}`, body)).body;
  await who.delete(`/entities/${entity}/${id}`);
  return id;
}
const bin = (who: Nutritionist, body: object = {}) => who.post('/functions/listarExcluidos', body);
const titles = ({ body }: Awaited<ReturnType<typeof bin>>) =>
  body.itens.map(({ titulo }: { titulo: string }) => titulo);

test('the bin lists the deleted records of a person, the latest first, and none of another person', async () => {
  const id = await deleted(ana, 'Paciente', aPaciente({ nome: 'João Souza' }));
  await deleted(ana, 'Cardapio', aCardapio({ titulo: 'Plano de março' }));
  await deleted(bia, 'ReceitaTemplate', aReceitaTemplate({ nome: 'Da Bia' }));
  await deleted(ana, 'ReceitaTemplate', aReceitaTemplate({ nome: 'Sopa' }));
  const answer = await bin(ana);
  expect(titles(answer)).toEqual(['Sopa', 'Plano de março', 'João Souza']);
  expect(answer.body.itens[2]).toEqual({
    tipo: 'Paciente',
    id,
    titulo: 'João Souza',
    excluido_em: '2026-03-10T12:01:00.000Z',
    apagado_em: '2026-04-09T12:01:00.000Z',
  });
  expect(titles(await bin(bia))).toEqual(['Da Bia']);
});

test('the bin is searched without accents and by kind, and read page by page', async () => {
  expect(titles(await bin(ana, { busca: 'joao' }))).toEqual(['João Souza']);
  expect(titles(await bin(ana, { busca: '%' }))).toEqual([]);
  expect(titles(await bin(ana, { tipo: 'ReceitaTemplate' }))).toEqual(['Sopa']);
  const first = await bin(ana, { limite: 2 });
  expect(first.body.tem_mais).toBe(true);
  const second = await bin(ana, { limite: 2, pular: 2 });
  expect([...titles(first), ...titles(second)]).toEqual(['Sopa', 'Plano de março', 'João Souza']);
  expect(second.body.tem_mais).toBe(false);
  for (const body of [{ tipo: 'User' }, { limite: 1_000 }, { pular: -1 }, { busca: 'x'.repeat(500) }])
    expect(await bin(ana, body)).toMatchObject({ status: 422 });
});

test('several records come back from the bin at once; those of others and those that are not in it are left out', async () => {
  const ids = [
    await deleted(ana, 'Paciente', aPaciente({ nome: 'Um' })),
    await deleted(ana, 'Paciente', aPaciente({ nome: 'Dois' })),
  ];
  const others = await deleted(bia, 'Paciente', aPaciente({ nome: 'Da Bia' }));
  const restore = (body: object) => ana.post('/functions/restaurarVarios', body);
  const asked = { tipo: 'Paciente', ids: [...ids, others, 'no id'] };
  expect((await restore(asked)).body).toEqual({ restaurados: 2 });
  expect((await restore(asked)).body).toEqual({ restaurados: 0 });
  for (const id of ids) expect((await ana.get(`/entities/Paciente/${id}`)).status).toBe(200);
  expect(titles(await bin(bia, { tipo: 'Paciente' }))).toEqual(['Da Bia']);
  for (const body of [{ tipo: 'Paciente', ids: [] }, { tipo: 'Paciente', ids: Array(201).fill('x') }, {}])
    expect(await restore(body)).toMatchObject({ status: 422 });
});

test('a plan that comes back among several has the name that its patient got meanwhile', async () => {
  const { id: paciente_id } = (await ana.post('/entities/Paciente', aPaciente({ nome: 'Antes' }))).body;
  const id = await deleted(ana, 'Cardapio', aCardapio({ paciente_id, paciente_nome: 'Antes' }));
  await ana.put(`/entities/Paciente/${paciente_id}`, { nome: 'Depois' });
  await ana.post('/functions/restaurarVarios', { tipo: 'Cardapio', ids: [id] });
  expect((await ana.get(`/entities/Cardapio/${id}`)).body.paciente_nome).toBe('Depois');
});

test('several plans come back without being read whole', async () => {
  const ids = [await deleted(ana, 'Cardapio', aCardapio()), await deleted(ana, 'Cardapio', aCardapio())];
  const spy = vi.spyOn(SqlCompiler.prototype, 'compileQuery');
  const { body } = await ana.post('/functions/restaurarVarios', { tipo: 'Cardapio', ids });
  const texts = spy.mock.results.map(({ value }) => value.sql as string);
  spy.mockRestore();
  expect(body).toEqual({ restaurados: 2 });
  // Only their sizes.
  expect(texts.filter((text) => /^\s*select(?!.* as bytes).*"refeicoes"/s.test(text))).toEqual([]);
});

test('T47: very large plans come back a few at a time, so that others can write between them', async () => {
  const ids = [
    await deleted(ana, 'Cardapio', aCardapio()),
    await deleted(ana, 'Cardapio', aCardapio()),
    await deleted(ana, 'Cardapio', aCardapio()),
  ];
  const long = JSON.stringify([randomBytes(750_000).toString('hex')]);
  await sql`update cardapios set refeicoes = ${long} where id in (${sql.join(ids)})`.execute(app.deps.db);
  const transactions = vi.spyOn(app.deps.db, 'transaction');
  const { body } = await ana.post('/functions/restaurarVarios', { tipo: 'Cardapio', ids });
  const count = transactions.mock.calls.length;
  transactions.mockRestore();
  expect([body, count]).toEqual([{ restaurados: 3 }, 2]);
});

test('a record can be erased from the bin together with its versions', async () => {
  const { body: plan } = await ana.post('/entities/Cardapio', aCardapio());
  await ana.put(`/entities/Cardapio/${plan.id}`, { titulo: 'Outro' });
  const erase = (who: Nutritionist) => who.post('/functions/excluirDeVez', { tipo: 'Cardapio', id: plan.id });
  // Not yet in the bin.
  expect(await erase(ana)).toMatchObject({ status: 404 });
  await ana.delete(`/entities/Cardapio/${plan.id}`);
  expect(await erase(bia)).toMatchObject({ status: 404 });
  expect(await erase(ana)).toMatchObject({ status: 200 });
  expect(await ana.post(`/entities/Cardapio/${plan.id}/restore`)).toMatchObject({ status: 404 });
  const versions = await app.deps.db
    .selectFrom('record_versions' as never)
    .selectAll()
    .where('record_id' as never, '=', plan.id as never)
    .execute();
  expect(versions).toEqual([]);
  const act = await app.deps.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'owner_id'])
    .where('record_id', '=', plan.id)
    .where('action', '=', 'erased')
    .execute();
  expect(act).toEqual([{ actor_id: ana.id, owner_id: ana.id }]);
});

test('a record that is erased from the bin is no longer referred to', async () => {
  const categoria = { nome: 'Sopas', tipo: 'receita', cor: '#10b981' };
  const { body: category } = await ana.post('/entities/Categoria', categoria);
  const recipe = { ...aReceitaTemplate(), categoria_id: category.id };
  const { body: soup } = await ana.post('/entities/ReceitaTemplate', recipe);
  await ana.delete(`/entities/Categoria/${category.id}`);
  await ana.post('/functions/excluirDeVez', { tipo: 'Categoria', id: category.id });
  expect((await ana.get(`/entities/ReceitaTemplate/${soup.id}`)).body.categoria_id).toBeNull();
});

test('the bin and the examples are refused to a visitor without a session', async () => {
  for (const name of [
    'listarExcluidos',
    'excluirDeVez',
    'restaurarVarios',
    'procurarNosCardapios',
    'contarExemplos',
    'restaurarExemplos',
  ])
    expect(await app.anonymous.post(`/functions/${name}`, {})).toMatchObject({ status: 401 });
});
