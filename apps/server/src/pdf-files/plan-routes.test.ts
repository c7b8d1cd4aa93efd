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

const aPlan = async (over: object = {}) => (await ana.post('/entities/Cardapio', aCardapio(over))).body;
const pdfPath = (id: string, query = '') => `/entities/Cardapio/${id}/pdf${query}`;
const publicPath = (token: string, query = '') => `/VerCardapio/plano.pdf?token=${token}${query}`;

test('her plan is a file with a name, and an unchanged one is not sent again', async () => {
  const { id } = await aPlan({ paciente_nome: 'João Lima' });
  const { status, headers, body } = await ana.get(pdfPath(id));
  expect(status).toBe(200);
  expect(body).toMatch(/^%PDF-1\.7/);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Plano alimentar - Joao - ${day}.pdf"; filename*=UTF-8''Plano%20alimentar%20-%20Jo%C3%A3o%20-%20${day}.pdf`,
  );
  const again = await ana.get(pdfPath(id), { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  await ana.put(`/entities/Cardapio/${id}`, { titulo: 'Outro' });
  expect((await ana.get(pdfPath(id), { 'if-none-match': String(headers.etag) })).status).toBe(200);
});

test('large print and little ink are other files; other words are refused', async () => {
  const { id } = await aPlan();
  const tags = [];
  for (const query of ['', '?letra=grande', '?tinta=pouca'])
    tags.push((await ana.get(pdfPath(id, query))).headers.etag);
  expect(new Set(tags).size).toBe(3);
  expect((await ana.get(pdfPath(id, '?letra=enorme'))).status).toBe(422);
});

test('a plan of another account is not found, and a visitor has to sign in', async () => {
  const { id } = await aPlan();
  expect((await (await app.aNutritionist()).get(pdfPath(id))).status).toBe(404);
  expect((await app.send({ url: `/api/apps/alecrim${pdfPath(id)}` })).status).toBe(401);
  expect((await ana.get(pdfPath('f'.repeat(24)))).status).toBe(404);
});

test('a patient gets the file of a link that opens, and the page of one that does not', async () => {
  const plan = await aPlan();
  const open = (query = '') => app.send({ url: publicPath(plan.token_publico, query) });
  const { status, headers } = await open('&letra=grande');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(headers['content-disposition']).toMatch(/filename="Plano alimentar - Marina - [\d-]{10}\.pdf"/);
  // A word that is none of ours asks for nothing.
  expect((await open('&letra=enorme')).headers.etag).toBe((await open()).headers.etag);
  await ana.put(`/entities/Cardapio/${plan.id}`, { ativo: false });
  const closed = await open();
  expect(closed.status).toBe(403);
  expect(closed.headers['content-type']).toContain('text/html');
  expect((await app.send({ url: publicPath('errado') })).status).toBe(404);
  expect((await app.send({ url: '/VerCardapio/plano.pdf' })).status).toBe(400);
});

test('the code on the paper leads to a link only while it opens', async () => {
  const plan = await aPlan();
  const linksOf = async () => {
    const { body } = await ana.get(pdfPath(plan.id));
    return String(body).includes(`VerCardapio?token=${plan.token_publico}`);
  };
  expect(await linksOf()).toBe(true);
  await ana.put(`/entities/Cardapio/${plan.id}`, { ativo: false });
  expect(await linksOf()).toBe(false);
});

test('a plan that is too long for a file is refused in words, and its patient gets a page that leads to it', async () => {
  const itens = Array.from({ length: 100 }, () => 'arroz '.repeat(16));
  const opcoes = [{ descricao: '', itens }];
  const refeicoes = Array.from({ length: 45 }, () => ({ nome: 'A', horario: '', opcoes }));
  const plan = await aPlan({ refeicoes, mostrar_compras: true });
  const { status, body } = await ana.get(pdfPath(plan.id));
  expect(status).toBe(413);
  expect(body.message).toContain('longo demais para um arquivo PDF');
  const page = await app.send({ url: publicPath(plan.token_publico) });
  expect(page.status).toBe(413);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  // It would end alike: the page does not load itself again.
  expect(page.headers.refresh ?? page.headers['retry-after']).toBeUndefined();
  for (const said of [
    '<h1>Plano longo demais para um PDF</h1>',
    'Helena Duarte',
    `href="/VerCardapio?token=${plan.token_publico}">Abrir o plano</a>`,
  ])
    expect(page.body).toContain(said);
  // The plan is there: a phone keeps its copy.
  expect(page.body).not.toContain('data-state');
});

test('a plan with missing pictures is made without them', async () => {
  await ana.put('/entities/User/me', {
    logo_url: `/api/apps/alecrim/files/${'a'.repeat(64)}.webp`,
    foto_url: 'https://example.com/foto.png',
  });
  const { id } = await aPlan();
  expect((await ana.get(pdfPath(id))).status).toBe(200);
});
