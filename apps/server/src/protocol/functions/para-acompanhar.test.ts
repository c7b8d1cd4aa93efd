import type { FollowUp } from '@alecrim/domain/pure';
import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { analyze } from '../../platform/db/dialect.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { seedPlans, testEngine, withoutTimeouts } from '../../testing/test-database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const now = Date.parse('2026-11-18T15:00:00.000Z');
const TODAY = '2026-11-18';
const at = (days: number) => new Date(now + days * 24 * 3_600_000);
const followUp = async (who: Nutritionist, hoje = TODAY): Promise<FollowUp> =>
  (await who.post('/functions/paraAcompanhar', { hoje })).body;
const names = ({ itens }: FollowUp['retornos']) => itens.map(({ nome }) => nome);
const titles = (itens: FollowUp['alteracoes']) => itens.map(({ titulo }) => titulo);

const patient = async (who: Nutritionist, nome: string, retorno_em: string | null = null) =>
  (await who.post('/entities/Paciente', aPaciente({ nome, retorno_em }))).body.id as string;

/** A plan that was made so many days ago. */
async function plan(who: Nutritionist, titulo: string, daysAgo: number, over: object = {}) {
  app.clock.time = at(-daysAgo);
  const { body } = await who.post('/entities/Cardapio', aCardapio({ titulo, paciente_nome: 'Rui', ...over }));
  app.clock.time = at(0);
  return body as { id: string; token_publico: string };
}
const open = ({ token_publico: token }: { token_publico: string }) =>
  app.send({
    method: 'POST',
    url: '/VerCardapio/abertura',
    headers: { 'user-agent': 'Mozilla/5.0', 'content-type': 'application/json' },
    payload: JSON.stringify({ token }),
  });

test('a new account has nothing to follow up', async () => {
  const nothing = { total: 0, itens: [] };
  expect(await followUp(await app.aNutritionist())).toEqual({
    atrasados: nothing,
    retornos: nothing,
    nao_abertos: nothing,
    links: nothing,
    aberturas: [],
    alteracoes: [],
  });
});

test('returns of the past and of the coming week are listed, without patients of the bin or of another owner', async () => {
  const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
  const today = await patient(ana, 'Hoje', TODAY);
  await patient(ana, 'Em uma semana', '2026-11-25');
  await patient(ana, 'Depois', '2026-11-26');
  await patient(ana, 'Ontem', '2026-11-17');
  await patient(ana, 'Ano passado', '2025-11-17');
  await patient(ana, 'Sem data');
  await ana.delete(`/entities/Paciente/${await patient(ana, 'Excluído', TODAY)}`);
  await patient(bia, 'Da Bia', TODAY);

  const { retornos, atrasados } = await followUp(ana);
  expect(retornos).toEqual({
    total: 2,
    itens: [
      { id: today, nome: 'Hoje', retorno_em: TODAY },
      { id: expect.any(String), nome: 'Em uma semana', retorno_em: '2026-11-25' },
    ],
  });
  expect(atrasados.total).toBe(2);
  expect(names(atrasados)).toEqual(['Ontem', 'Ano passado']);
  // The day is that of the nutritionist.
  expect(names((await followUp(ana, '2026-11-17')).retornos)).toEqual(['Ontem', 'Hoje']);
});

test('at most twenty are listed of each kind, and all are counted', async () => {
  const ana = await app.aNutritionist();
  const many = Array.from({ length: 25 }, (_, i) =>
    aPaciente({ nome: `Paciente ${i}`, retorno_em: i < 23 ? TODAY : '2026-11-01' }),
  );
  await ana.post('/entities/Paciente/bulk', many);
  const { retornos, atrasados } = await followUp(ana);
  expect([retornos.total, retornos.itens.length]).toEqual([23, 20]);
  expect([atrasados.total, atrasados.itens.length]).toEqual([2, 2]);
});

test('plans that were never opened and links that end are listed with the present name of the patient', async () => {
  const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
  const marina = await patient(ana, 'Marina Alves');
  const gone = await patient(ana, 'Excluída');
  const unopened = await plan(ana, 'Nunca aberto', 5, { paciente_id: marina, paciente_nome: 'Marina' });
  const opened = await plan(ana, 'Aberto', 6);
  await open(opened);
  await plan(ana, 'De hoje', 0);
  await plan(ana, 'Privado', 6, { ativo: false });
  await plan(ana, 'De paciente excluída', 6, { paciente_id: gone });
  await ana.delete(`/entities/Paciente/${gone}`);
  const binned = await plan(ana, 'Excluído', 6);
  await ana.delete(`/entities/Cardapio/${binned.id}`);
  await plan(ana, 'Vence', 4, { link_expira_em: at(2).toISOString() });
  await plan(ana, 'Venceu', 20, { link_expira_em: at(-2).toISOString() });
  await plan(bia, 'Da Bia', 5);

  const { nao_abertos, links, aberturas, alteracoes } = await followUp(ana);
  expect(nao_abertos.itens[1]).toEqual({
    id: unopened.id,
    titulo: 'Nunca aberto',
    paciente_id: marina,
    paciente_nome: 'Marina Alves',
    data: at(-5).toISOString(),
  });
  expect([nao_abertos.total, titles(nao_abertos.itens)]).toEqual([2, ['Vence', 'Nunca aberto']]);
  expect([links.total, titles(links.itens)]).toEqual([2, ['Vence', 'Venceu']]);
  expect(titles(aberturas)).toEqual(['Aberto']);
  expect(aberturas.map(({ vezes }) => vezes)).toEqual([1]);
  expect(aberturas[0]?.data).toBe(at(0).toISOString());
  expect(alteracoes).toEqual([]);

  app.clock.time = at(0.5);
  await ana.put(`/entities/Cardapio/${opened.id}`, { titulo: 'Aberto e alterado' });
  app.clock.time = at(0);
  expect((await followUp(ana)).alteracoes).toMatchObject([
    { titulo: 'Aberto e alterado', data: at(0.5).toISOString() },
  ]);
});

test('without a day, or with one that does not exist, the request is refused', async () => {
  const ana = await app.aNutritionist();
  for (const body of [{}, { hoje: 'hoje' }, { hoje: '2026-02-30' }])
    expect(await ana.post('/functions/paraAcompanhar', body)).toMatchObject({ status: 422 });
  expect((await app.anonymous.post('/functions/paraAcompanhar', { hoje: TODAY })).status).toBe(401);
});

test('with ten thousand plans a few statements read at most a thousand of them, from indexes', async () => {
  const ana = await app.aNutritionist();
  await seedPlans(app.deps.db, ana.id, 10_000);
  await withoutTimeouts(app.deps.db, analyze);
  app.clock.time = new Date('2026-01-10T00:00:00.000Z');
  const spy = vi.spyOn(app.deps.db.getExecutor(), 'executeQuery');
  const { nao_abertos } = await followUp(ana, '2026-01-10');
  const reads = spy.mock.calls.filter(([{ sql: text }]) => /from (cardapios|pacientes|\()/.test(text));
  spy.mockRestore();
  app.clock.time = at(0);
  expect(reads).toHaveLength(4);
  const explained = await Promise.all(reads.map(([query]) => planOf(query)));
  const plan = explained.find((text) => text.includes('cardapios_of_owner'));
  expect(plan, explained.join('\n')).toBeDefined();
  expect(plan).not.toMatch(/Sort Key|TEMP B-TREE/);
  expect([nao_abertos.total, nao_abertos.itens.length]).toEqual([1_000, 20]);
});

/** How the database reads what a statement asks for. */
async function planOf({ sql: text, parameters }: CompiledQuery): Promise<string> {
  const explain = testEngine === 'postgres' ? 'explain' : 'explain query plan';
  const compiled = { ...sql.raw(`${explain} ${text}`).compile(app.deps.db), parameters };
  return JSON.stringify((await app.deps.db.executeQuery(compiled as CompiledQuery)).rows);
}
