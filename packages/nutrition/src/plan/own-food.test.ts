import { expect, test } from 'vitest';
import { foodIndex } from '../reading/food-index.ts';
import { readLine } from '../reading/read-line.ts';
import { type OwnFoodRecord, ownFood, ownFoods } from './own-food.ts';
import { listIndex } from './plan-readers.ts';

const bread: OwnFoodRecord = {
  id: '0197f0aa-0000-7000-8000-000000000001',
  nome: 'Pão de forma de aveia',
  marca: 'Trigal',
  base: 'porção',
  porcao_gramas: 50,
  kcal: 120,
  proteina: 5.5,
  carboidrato: 20,
  sodio_mg: 0,
  medidas: [
    { nome: 'Fatias', gramas: 25 },
    { nome: 'col. sopa', gramas: 8 },
    { nome: 'fatia grande', gramas: 40 },
    { nome: 'bisnaguinha', gramas: 20 },
    { nome: '', gramas: null },
  ],
};

const read = (text: string, records: OwnFoodRecord[], decisions?: Parameters<typeof readLine>[2]) => {
  const [item] = readLine(foodIndex(ownFoods(records), listIndex()), text, decisions).items;
  return { food: item?.food?.id, grams: item?.grams, confidence: item?.confidence };
};

test('an own food has figures per 100 g, and an empty figure stays unknown', () => {
  expect(ownFood(bread)).toMatchObject({
    isCustom: true,
    source: { table: 'own', id: bread.id, cite: 'rótulo de Trigal' },
    figures: { energy: 240, protein: 11, carbohydrate: 40, fat: null, fibre: null, sodium: 0, iron: null },
  });
  expect(ownFood({ ...bread, base: '100 g' }).figures).toMatchObject({ energy: 120, protein: 5.5 });
  expect(ownFood({ id: 'x', nome: 'Pão', kcal: 250 })).toMatchObject({
    figures: { energy: 250, protein: null },
    source: { cite: 'alimento próprio' },
    measures: [],
  });
});

test('its measures have the names that a reading looks for, and its portion is one of them', () => {
  expect(ownFood(bread).measures.map(({ name, grams }) => [name, grams])).toEqual([
    ['fatia', 25],
    ['colher de sopa', 8],
    ['fatia grande', 40],
    ['bisnaguinha', 20],
    ['porção', 50],
  ]);
});

test('a line that names an own food is read with it, with its brand or without', () => {
  const sure = (grams: number) => ({ food: bread.id, grams, confidence: 'sure' });
  expect(read('2 fatias de pão de forma de aveia', [bread])).toEqual(sure(50));
  expect(read('2 fatias de pão de forma de aveia Trigal', [bread])).toEqual(sure(50));
  expect(read('1 porção de pão de forma de aveia', [bread])).toEqual(sure(50));
  expect(read('1 fatia grande de pão de forma de aveia', [bread])).toEqual(sure(40));
  expect(read('30 g de pão de forma de aveia', [bread])).toEqual(sure(30));
});

test('an own food wins over a food of the list with the same name', () => {
  const rice = { id: 'meu-arroz', nome: 'Arroz integral', kcal: 130 };
  expect(read('100 g de arroz integral', [rice])).toMatchObject({ food: 'meu-arroz' });
  expect(read('100 g de arroz integral', [])).not.toMatchObject({ food: 'meu-arroz' });
});

test('of two own foods with one name, only the brand tells which is meant', () => {
  const other = { ...bread, id: 'outro', marca: 'Moinho', porcao_gramas: 60 };
  expect(read('2 fatias de pão de forma de aveia Moinho', [bread, other]).food).toBe('outro');
  expect(read('2 fatias de pão de forma de aveia Trigal', [bread, other]).food).toBe(bread.id);
  const bare = read('2 fatias de pão de forma de aveia', [bread, other]);
  expect([bread.id, 'outro'].includes(bare.food ?? '') && bare.confidence === 'sure').toBe(false);
});

test('a decision may name an own food by the id of its record', () => {
  const { items } = readLine(listIndex(), '2 fatias de pão integral');
  const wording = items[0]?.wording ?? '';
  const decisions = new Map([[wording, { food: bread.id }]]);
  expect(read('2 fatias de pão integral', [bread], { decisions })).toEqual({
    food: bread.id,
    grams: 50,
    confidence: 'sure',
  });
});
