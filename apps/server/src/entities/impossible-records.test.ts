import { anAlimento } from '@alecrim/domain/testing';
import { FOODS } from '@alecrim/nutrition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const path = '/entities/Alimento';
const impossible = anAlimento({ base: '100 g', proteina: 30, carboidrato: 60, gordura: 40, kcal: 720 });
const refusal = {
  status: 422,
  body: {
    code: 'VALIDATION_ERROR',
    message: 'carboidrato: Proteína, carboidrato e gordura somam 130 g em 100 g de alimento',
    extra_data: {
      reason: 'validation',
      fields: [{ field: 'carboidrato', message: expect.stringContaining('somam 130 g') }],
    },
  },
};

test('an impossible food is refused with the reason on every way to write it, and nothing is written', async () => {
  const { body: food } = await ana.post(path, anAlimento({ base: '100 g' }));
  const { kcal, proteina, carboidrato, gordura } = impossible;
  const figures = { kcal, proteina, carboidrato, gordura };
  const answers = [
    await ana.post(path, impossible),
    await ana.post(`${path}/bulk`, [anAlimento(), impossible]),
    await ana.post(`${path}/upsert`, { records: [{ ...impossible, nome: 'Outro' }], key: 'nome' }),
    await ana.put(`${path}/${food.id}`, figures),
    await ana.put(`${path}/bulk`, [{ id: food.id, ...figures }]),
    await ana.patch(`${path}/update-many`, { query: { id: food.id }, data: { $set: figures } }),
    await ana.post(`${path}/upsert`, { records: [{ id: food.id, ...figures }], key: 'id' }),
  ];
  for (const answer of answers) expect(answer).toMatchObject(refusal);
  expect((await ana.get(path)).body).toEqual([food]);
});

test('a change of one figure is judged together with the others that stay', async () => {
  const { body: food } = await ana.post(path, anAlimento({ base: '100 g', kcal: 130 }));
  expect(await ana.put(`${path}/${food.id}`, { carboidrato: 99 })).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/^(carboidrato|kcal): /) },
  });
});

test('an import names the line and the column of an impossible food, and understands decimal commas', async () => {
  const bia = await app.aNutritionist();
  const file = (rows: string) => ({ name: 'a.csv', content: `nome;kcal;proteina;gordura;medidas\n${rows}` });
  const { body } = await bia.upload(`${path}/import`, file('Pão;250;12,5;3;\nÓleo;2.000,5;;90;\n'));
  expect(body).toMatchObject({ status: 'error', errors: [{ line: 3, column: 'kcal' }] });
  const { body: done } = await bia.upload(
    `${path}/import`,
    file('Pão;250;12,5;3;"[{""nome"":""fatia"",""gramas"":25}]"\n'),
  );
  expect(done.output).toMatchObject([
    { proteina: 12.5, gordura: 3, base: '100 g', medidas: [{ nome: 'fatia', gramas: 25 }] },
  ]);
});

test('null in a field of few words means the first of them', async () => {
  const { body: food } = await ana.post(path, { nome: 'Pão', kcal: 250, base: null });
  expect(food.base).toBe('100 g');
  expect((await ana.put(`${path}/${food.id}`, { base: null })).body.base).toBe('100 g');
  const { status, body } = await ana.post('/entities/Cardapio', { titulo: 'Plano', mostrar_numeros: null });
  expect([status, body.mostrar_numeros]).toEqual([201, 'nada']);
});

test('the rules accept every food of the list', async () => {
  const foods = FOODS.map(({ name, figures }) => ({
    nome: name,
    kcal: figures.energy,
    proteina: figures.protein,
    carboidrato: figures.carbohydrate,
    gordura: figures.fat,
    gordura_saturada: figures.saturatedFat,
    fibra: figures.fibre,
    acucar: figures.sugar,
    sodio_mg: figures.sodium,
  }));
  const { status, body } = await ana.post(`${path}/bulk`, foods);
  expect([status, body.message]).toEqual([201, undefined]);
});
