import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { ownFoodsReader } from './own-foods.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('saves that come together get the mark of their own owner', async () => {
  const [ana, bia, caio] = [await app.aNutritionist(), await app.aNutritionist(), await app.aNutritionist()];
  await ana.post('/entities/Alimento', { nome: 'Pão', kcal: 250 });
  await bia.post('/entities/Alimento', { nome: 'Bolo', kcal: 300 });
  const marks = () =>
    Promise.all([ana, bia, caio, ana].map(({ id }) => ownFoodsReader(app.deps.db)(id).mark()));
  const [ofAna, ofBia, ofCaio, again] = await marks();
  expect(again).toBe(ofAna);
  expect(ofCaio).toBe('');
  expect(new Set([ofAna, ofBia, ofCaio]).size).toBe(3);
  await bia.post('/entities/Alimento', { nome: 'Torta', kcal: 310 });
  const later = await marks();
  expect(later[0]).toBe(ofAna);
  expect(later[1]).not.toBe(ofBia);
});
