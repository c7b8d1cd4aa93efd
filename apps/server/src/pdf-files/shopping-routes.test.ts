import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
  await ana.put('/entities/User/me', aProfile());
});
afterAll(() => app.close());

const opcoes = [
  { descricao: '', itens: ['100 g de arroz'] },
  { descricao: '', itens: ['2 bananas'] },
];
const aPlan = async (over: object = {}) =>
  (
    await ana.post(
      '/entities/Cardapio',
      aCardapio({
        paciente_nome: 'João Lima',
        refeicoes: [{ nome: 'Almoço', horario: '', opcoes }],
        receitas: [],
        ...over,
      }),
    )
  ).body;
const listPath = (id: string, query = '') => `/entities/Cardapio/${id}/pdf/compras${query}`;
const publicPath = (token: string, query = '') => `/VerCardapio/compras.pdf?token=${token}${query}`;

test('her list is a file with a name, for the days, people and options that she chose', async () => {
  const { id } = await aPlan();
  const { status, headers, body } = await ana.get(listPath(id));
  expect(status).toBe(200);
  expect(body).toMatch(/^%PDF-1\.7/);
  expect(headers['content-disposition']).toMatch(/filename="Lista de compras - Joao - \d{4}-\d\d-\d\d\.pdf"/);
  const tags = [headers.etag];
  for (const query of ['?dias=14', '?pessoas=2', '?opcoes=0.1', '?opcoes=1', '?letra=grande'])
    tags.push((await ana.get(listPath(id, query))).headers.etag);
  expect(new Set(tags).size).toBe(6);
  // The usual list, said in full.
  expect((await ana.get(listPath(id, '?dias=7&pessoas=1&opcoes=0'))).headers.etag).toBe(headers.etag);
  expect((await ana.get(listPath(id), { 'if-none-match': String(headers.etag) })).status).toBe(304);
  expect((await ana.get(listPath(id, '?dias=muitos'))).status).toBe(422);
});

test('a list of another account is not found, and a visitor has to sign in', async () => {
  const { id } = await aPlan();
  expect((await (await app.aNutritionist()).get(listPath(id))).status).toBe(404);
  expect((await app.send({ url: `/api/apps/alecrim${listPath(id)}` })).status).toBe(401);
});

test('a patient gets the file of a list that is shown, as the page links to it', async () => {
  const plan = await aPlan({ mostrar_compras: true });
  const page = await app.send({ url: `/VerCardapio/compras?token=${plan.token_publico}` });
  expect(page.body).toContain(`href="/VerCardapio/compras.pdf?token=${plan.token_publico}"`);
  const open = (query = '') => app.send({ url: publicPath(plan.token_publico, query) });
  const { status, headers } = await open('&dias=14&pessoas=2');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(headers['content-disposition']).toMatch(/filename="Lista de compras - Joao - [\d-]{10}\.pdf"/);
  // An invalid choice is read as the usual one.
  expect((await open('&dias=99&opcoes=x')).headers.etag).not.toBe(headers.etag);
  await ana.put(`/entities/Cardapio/${plan.id}`, { mostrar_compras: false });
  const hidden = await open();
  expect(hidden.status).toBe(404);
  expect(hidden.headers['content-type']).toContain('text/html');
  expect((await app.send({ url: publicPath('errado') })).status).toBe(404);
  expect((await app.send({ url: '/VerCardapio/compras.pdf' })).status).toBe(400);
  await ana.put(`/entities/Cardapio/${plan.id}`, { mostrar_compras: true, ativo: false });
  expect((await open()).status).toBe(403);
});
