import { aReceitaTemplate } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
  for (const [nome, porcoes] of Object.entries({ Bolo: 12, Sopa: 4, Pão: 9, Chá: null, Suco: undefined }))
    await ana.post('/entities/ReceitaTemplate', aReceitaTemplate({ nome, porcoes }));
});
afterAll(() => app.close());

const names = (items: { nome: string }[]) => items.map(({ nome }) => nome);

test('pages of recipes sorted by portions use the order of numbers and give every recipe once', async () => {
  const found = [];
  let address = '/entities/ReceitaTemplate/v2/list?sort=porcoes&limit=2';
  for (let page = 0; page < 4; page++) {
    const { body } = await ana.get(address);
    found.push(...names(body.items));
    if (!body.next_cursor) break;
    address = `/entities/ReceitaTemplate/v2/list?limit=2&cursor=${body.next_cursor}`;
  }
  expect(found.filter((nome) => !['Chá', 'Suco'].includes(nome))).toEqual(['Sopa', 'Pão', 'Bolo']);
  expect([...found].sort()).toEqual(['Bolo', 'Chá', 'Pão', 'Sopa', 'Suco']);
});

test('a filter compares portions as numbers', async () => {
  const q = encodeURIComponent(JSON.stringify({ porcoes: { $gte: 9 } }));
  const { body } = await ana.get(`/entities/ReceitaTemplate?q=${q}&sort=porcoes`);
  expect(names(body)).toEqual(['Pão', 'Bolo']);
});

test('portions that are not a whole number from 1 to 1,000 are refused', async () => {
  for (const porcoes of [0, -1, 2.5, 1_001, '4', ''])
    expect(await ana.post('/entities/ReceitaTemplate', aReceitaTemplate({ porcoes } as never))).toMatchObject(
      {
        status: 422,
      },
    );
});

test('portions survive export and import, and an empty cell stays empty', async () => {
  const { body: csv } = await ana.get('/entities/ReceitaTemplate/export');
  const bia = await app.aNutritionist();
  await bia.upload('/entities/ReceitaTemplate/import', { name: 'receitas.csv', content: csv });
  const { body } = await bia.get('/entities/ReceitaTemplate?sort=nome');
  expect(body.map(({ nome, porcoes }: { nome: string; porcoes: unknown }) => [nome, porcoes])).toEqual([
    ['Bolo', 12],
    ['Chá', null],
    ['Pão', 9],
    ['Sopa', 4],
    ['Suco', null],
  ]);
});
