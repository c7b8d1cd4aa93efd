import { aCardapio } from '@alecrim/domain/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const MARCH = '2026-03-10T12:00:00.000Z';
const APRIL = '2026-04-20T12:00:00.000Z';
const at = (moment: string) => {
  app.clock.time = new Date(moment);
};

async function aPlanOfMarch() {
  at(MARCH);
  const { body: plan } = await ana.post('/entities/Cardapio', aCardapio());
  at(APRIL);
  const path = `/entities/Cardapio/${plan.id}`;
  return { plan, path, change: async (patch: object) => (await ana.put(path, patch)).body };
}

const dateOnPage = async (token: string) => {
  const { body } = await app.send({ method: 'GET', url: `/VerCardapio?token=${token}` });
  return /Atualizado em [^<]*/.exec(body)?.[0];
};

test('a change of the link, the targets or the decisions changes updated_date but not content_date', async () => {
  const { plan, path, change } = await aPlanOfMarch();
  expect(plan).toMatchObject({ updated_date: MARCH, content_date: MARCH });
  for (const patch of [
    { ativo: false },
    { ativo: true },
    { meta: { kcal: 1800 } },
    { leituras: [{ texto: '1 ovo', nao_contar: true }] },
    { link_expira_em: '2026-06-01T03:00:00.000Z' },
    { so_primeiro_nome: true },
    { mostrar_compras: false },
  ])
    expect(await change(patch)).toMatchObject({ updated_date: APRIL, content_date: MARCH });
  const { body: read } = await ana.get(path);
  expect(read).toMatchObject({ updated_date: APRIL, content_date: MARCH });
  expect(await dateOnPage(plan.token_publico)).toBe('Atualizado em 10 de março de 2026');

  const renewed = await change({ token_publico: '' });
  expect(renewed.token_publico).not.toBe(plan.token_publico);
  expect(await dateOnPage(renewed.token_publico)).toBe('Atualizado em 10 de março de 2026');
});

test('content_date stays when a client sends the whole record to close the link', async () => {
  const { plan, change } = await aPlanOfMarch();
  expect(await change({ ...plan, ativo: false })).toMatchObject({ ativo: false, content_date: MARCH });
});

test('a change of any text changes content_date, also together with a change of the link', async () => {
  const { plan, change } = await aPlanOfMarch();
  const [meal, ...meals] = plan.refeicoes;
  for (const patch of [
    { titulo: 'Plano de abril', ativo: false },
    { paciente_nome: 'Outro nome' },
    { refeicoes: [{ ...meal, horario: '05:55' }, ...meals] },
    { observacoes_finais: 'Beba água.' },
  ]) {
    expect(await change(patch)).toMatchObject({ content_date: APRIL });
    await change({ ativo: false });
    at('2026-04-21T12:00:00.000Z');
    expect(await change({ ativo: true })).toMatchObject({ content_date: APRIL });
    at(APRIL);
  }
});

test('restoring an earlier text changes content_date', async () => {
  const { path, change } = await aPlanOfMarch();
  await change({ titulo: 'Plano de abril' });
  at('2026-05-01T12:00:00.000Z');
  const { body: earlier } = await ana.get(`${path}/history/1`);
  expect(await change(earlier)).toMatchObject({ content_date: '2026-05-01T12:00:00.000Z' });
});

test('a plan that was saved before content_date existed shows the date of its last save', async () => {
  const { plan, path, change } = await aPlanOfMarch();
  await app.database.db
    .updateTable('cardapios' as never)
    .set({ content_date: null } as never)
    .where('id' as never, '=', plan.id as never)
    .execute();
  expect((await ana.get(path)).body).toMatchObject({ content_date: MARCH });
  expect(await dateOnPage(plan.token_publico)).toBe('Atualizado em 10 de março de 2026');
  expect(await change({ ativo: false })).toMatchObject({ updated_date: APRIL, content_date: MARCH });
});

test('only the server sets content_date, and a list can be sorted by it', async () => {
  const { plan, path, change } = await aPlanOfMarch();
  await change({ content_date: '2001-01-01T00:00:00.000Z' });
  expect((await ana.get(path)).body).toMatchObject({ content_date: MARCH });
  const since = encodeURIComponent(JSON.stringify({ content_date: { $gte: '2026-03-01' } }));
  const { body: found } = await ana.get(`/entities/Cardapio?q=${since}&sort=-content_date&fields=titulo`);
  expect(found).toEqual([{ id: plan.id, titulo: plan.titulo }]);
  const { body: patient } = await ana.post('/entities/Paciente', { nome: 'Marina Alves' });
  expect(patient).not.toHaveProperty('content_date');
});
