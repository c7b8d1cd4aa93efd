import { aCardapio } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHub } from '../realtime/hub.ts';
import { type Answer, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { cacheFingerprints, ownFoodsReader } from './own-foods.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    deps: ({ db, config, log }) => ({ hub: createHub({ db, databaseUrl: config.databaseUrl, log }) }),
  });
  await app.deps.hub.ready;
});
afterAll(async () => {
  await app.deps.hub.close();
  await app.close();
});

test('concurrent saves get the fingerprint of the foods of their own owner', async () => {
  const [ana, bia, caio] = [await app.aNutritionist(), await app.aNutritionist(), await app.aNutritionist()];
  await ana.post('/entities/Alimento', { nome: 'Pão', kcal: 250 });
  await bia.post('/entities/Alimento', { nome: 'Bolo', kcal: 300 });
  const fingerprints = () =>
    Promise.all([ana, bia, caio, ana].map(({ id }) => ownFoodsReader(app.deps.db)(id).fingerprint()));
  const [ofAna, ofBia, ofCaio, again] = await fingerprints();
  expect(again).toBe(ofAna);
  expect(ofCaio).toBe('');
  expect(new Set([ofAna, ofBia, ofCaio]).size).toBe(3);
  await bia.post('/entities/Alimento', { nome: 'Torta', kcal: 310 });
  const later = await fingerprints();
  expect(later[0]).toBe(ofAna);
  expect(later[1]).not.toBe(ofBia);
});

test('saves that follow each other ask for the foods once, until one of them changes', async () => {
  const ana = await app.aNutritionist();
  const asked: string[] = [];
  const db = app.deps.db.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { hub, now } = app.deps;
  const stop = cacheFingerprints({ db, hub, now });
  const fingerprint = () => ownFoodsReader(db)(ana.id).fingerprint();
  expect([await fingerprint(), await fingerprint()]).toEqual(['', '']);
  expect(asked).toHaveLength(1);
  await ana.post('/entities/Alimento', { nome: 'Bolo', kcal: 300 });
  expect(await fingerprint()).not.toBe('');
  expect(asked).toHaveLength(2);
  stop();
  await fingerprint();
  await fingerprint();
  expect(asked).toHaveLength(4);
});

const opcoes = [{ id: 'o', numero: 1, descricao: '', itens: ['100 g de broa da vovó'] }];
const plan = aCardapio({ refeicoes: [{ id: 'r', nome: 'Café', horario: '', opcoes }] });
const energyOf = ({ body }: Answer) => body.numeros.dia.kcal.base;

test('a save notices that the foods have changed since the last one, in a new plan and in a changed one', async () => {
  const ana = await app.aNutritionist();
  const first = await ana.post('/entities/Cardapio', plan);
  expect(energyOf(first)).toBe(0);
  const path = `/entities/Cardapio/${first.body.id}`;
  const { body: broa } = await ana.post('/entities/Alimento', { nome: 'Broa da vovó', kcal: 250 });
  expect(energyOf(await ana.post('/entities/Cardapio', plan))).toBe(250);
  await ana.put(`/entities/Alimento/${broa.id}`, { kcal: 300 });
  expect(energyOf(await ana.put(path, { titulo: 'Outro' }))).toBe(300);
  await ana.delete(`/entities/Alimento/${broa.id}`);
  expect(energyOf(await ana.put(path, plan))).toBe(0);
  expect((await ana.get(`${path}/history`)).body).toHaveLength(2);
});

test('a new plan with an idempotency key is computed with the changed foods too', async () => {
  const ana = await app.aNutritionist();
  await ana.post('/entities/Cardapio', plan);
  await ana.post('/entities/Alimento', { nome: 'Broa da vovó', kcal: 250 });
  const create = () => ana.post('/entities/Cardapio', plan, { 'idempotency-key': 'a-key-of-a-draft' });
  const created = await create();
  expect(energyOf(created)).toBe(250);
  expect((await create()).body.id).toBe(created.body.id);
});

test('a save notices that one food went into the bin and another came back', async () => {
  const ana = await app.aNutritionist();
  const aFood = async (nome: string, kcal: number) => {
    const { body } = await ana.post('/entities/Alimento', { nome, kcal });
    return `/entities/Alimento/${body.id}`;
  };
  const [broa, milho, other] = [await aFood('Broa', 200), await aFood('Broa', 400), await aFood('Outro', 9)];
  await ana.delete(milho);
  await ana.put(broa, { nome: 'Broa da vovó' });
  await ana.put(broa, { kcal: 250 });
  const { body } = await ana.post('/entities/Cardapio', plan);
  expect(energyOf({ body } as Answer)).toBe(250);
  expect(other).toBeTruthy();
  await ana.delete(broa);
  await ana.post(`${milho}/restore`, {});
  expect(energyOf(await ana.put(`/entities/Cardapio/${body.id}`, { titulo: 'Outro' }))).toBe(0);
});

const read = ({ id }: { id: string }) => ownFoodsReader(app.deps.db)(id).read();

test('the own foods say what they contain, as it was typed', async () => {
  const ana = await app.aNutritionist();
  await ana.post('/entities/Alimento', { nome: 'Broa', kcal: 250 });
  await ana.post('/entities/Alimento', { nome: 'Pudim', kcal: 250, contem: ['leite', 'ovo'] });
  expect((await read(ana)).map(({ contains }) => contains)).toEqual([['leite', 'ovo'], undefined]);
});

test('a food holds at most 8 KB, also in names that no field knows and among many foods', async () => {
  const ana = await app.aNutritionist();
  const stuffed = {
    nome: 'Broa',
    kcal: 250,
    medidas: [{ nome: 'fatia', gramas: 25, nota: 'x'.repeat(9_000) }],
  };
  const tooLarge = { status: 413, body: { code: 'TOO_LARGE' } };
  expect(await ana.post('/entities/Alimento', stuffed)).toMatchObject(tooLarge);
  expect(await ana.post('/entities/Alimento/bulk', [stuffed])).toMatchObject(tooLarge);
  const medidas = Array.from({ length: 30 }, () => ({ nome: 'ã'.repeat(60), gramas: 1_234.5 }));
  expect(await ana.post('/entities/Alimento', { ...stuffed, medidas })).toMatchObject({ status: 201 });
});

test('of foods that are larger than a food may be, only the newest 4 MB are read', async () => {
  const ana = await app.aNutritionist();
  const bodies = Array.from({ length: 20 }, (_, i) => ({ nome: `Broa ${i}`, kcal: 250 }));
  await ana.post('/entities/Alimento/bulk', bodies);
  const { body: newest } = await ana.post('/entities/Alimento', { nome: 'Pão', kcal: 300 });
  const large = JSON.stringify([{ nome: 'fatia', gramas: 25, nota: 'x'.repeat(250_000) }]);
  await sql`update alimentos set medidas = ${large} where created_by_id = ${ana.id} and id <> ${newest.id}`.execute(
    app.deps.db,
  );
  const foods = await read(ana);
  expect(foods).toHaveLength(16);
  expect(foods[0]?.name).toBe('Pão');
});
