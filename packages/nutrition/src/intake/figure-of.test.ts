import { expect, test } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import { figureOf } from './figure-of.ts';

const foodNamed = (name: string) => {
  const food = FOODS.find((one) => one.name === name);
  if (!food) throw new Error(name);
  return food;
};

test('a figure of the second source says where it comes from', () => {
  expect(figureOf(foodNamed('Patinho grelhado'), 'saturatedFat')).toEqual({
    value: 2.51,
    source: { table: 'IBGE', id: '71005013', adjusted: 'na proporção da gordura' },
  });
  expect(figureOf(foodNamed('Arroz branco cozido'), 'folate')?.source).toMatchObject({
    table: 'own',
    cite: 'USDA SR28, NDB 20445',
  });
  expect(figureOf(foodNamed('Arroz branco cozido'), 'iron')?.source).toEqual({ table: 'TACO', id: '3' });
});

test('an unknown figure stays unknown, and a trace is a known zero', () => {
  expect(figureOf(foodNamed('Pão francês'), 'folate')).toBeUndefined();
  expect(figureOf(foodNamed('Feijão carioca cozido'), 'vitaminC')).toMatchObject({ value: 0 });
});

test('a row of IBGE that was not analysed gives no zero', () => {
  expect(figureOf(foodNamed('Cajá'), 'potassium')).toBeUndefined();
  expect(figureOf(foodNamed('Farofa'), 'folate')).toBeUndefined();
});

test('the further figures fit into those of the food', () => {
  const over = FOODS.filter((food) => {
    const { fat, carbohydrate } = food.figures;
    const saturated = figureOf(food, 'saturatedFat')?.value ?? 0;
    const sugar = figureOf(food, 'sugar')?.value ?? 0;
    return saturated > (fat ?? 0) + 0.5 || sugar > (carbohydrate ?? 0) + 1;
  });
  expect(over.map(({ name }) => name)).toEqual([]);
});
