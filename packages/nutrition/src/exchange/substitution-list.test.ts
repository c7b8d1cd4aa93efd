import { expect, test } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import { listIndex } from '../plan/plan-readers.ts';
import { readLine } from '../reading/read-line.ts';
import { substitutionList } from './substitution-list.ts';

const listOf = (...lines: string[]) =>
  substitutionList(
    lines.map((line) => readLine(listIndex(), line)),
    FOODS,
    3,
  );

test('the foods of a plan are listed by group, as they are written, each food and amount once', () => {
  const list = listOf(
    '1 maçã',
    '2 fatias de pão integral (50 g) com 1 fatia de queijo minas',
    '4 colheres de sopa de arroz branco',
    '2 fatias de pão integral (50 g)',
    '100 g de arroz branco cozido',
  );
  expect(list.map(({ exchange, foods }) => [exchange, ...foods.map(({ words }) => words)])).toEqual([
    ['amidos', '2 fatias de pão integral (50 g)', '4 colheres de sopa de arroz branco'],
    ['queijos', '1 fatia de queijo minas'],
    ['frutas', '1 maçã'],
  ]);
});

test('every listed food has at most as many equivalents as asked for, and at least one', () => {
  for (const { foods } of listOf('1 maçã', '1 pão francês'))
    for (const { equivalents } of foods) expect(equivalents).toHaveLength(3);
});

test('unsure lines, free foods and advice are not listed', () => {
  expect(listOf('1 copo de leite', 'salada à vontade', 'beba água', '1 fruta')).toEqual([]);
});

test.each([
  ['1 fruta (maçã ou pera)', '1 fruta (maçã ou pera)'],
  ['1 fruta (maçã, pera ou banana) + 2 castanhas-do-pará', '1 fruta (maçã, pera ou banana)'],
  ['1 maçã com casca. Lavar bem antes.', '1 maçã com casca'],
  ['Lanche: 1 maçã média com casca', '1 maçã média com casca'],
  ['1 maçã + 2 ovos cozidos', '1 maçã'],
  ['1 maçã ou 1 pera', '1 maçã'],
])('the name is never cut: %s', (line, words) => {
  const fruit = listOf(line).find(({ exchange }) => exchange === 'frutas');
  expect(fruit?.foods.map((food) => food.words)).toEqual([words]);
});

test('nothing to avoid that the plan does not hold is offered, as on the page of the patient', () => {
  const offered = (...lines: string[]) =>
    listOf(...lines).flatMap(({ foods }) => foods.flatMap(({ equivalents }) => equivalents));
  const tags = (...lines: string[]) => new Set(offered(...lines).flatMap(({ food }) => food.tags));
  const fish = '100 g de peito de frango grelhado';
  expect(tags(fish)).not.toContain('crustacean');
  expect(tags(fish)).not.toContain('fish');
  expect(tags(fish, '1 filé de tilápia grelhada (120 g)')).toContain('fish');
});

test('what the patient avoids is not offered, though the plan holds it', () => {
  const readings = ['100 g de peito de frango grelhado', '100 g de camarão cozido'].map((line) =>
    readLine(listIndex(), line),
  );
  const ids = (restrictions: { tipo: null; palavras: string }[]) =>
    substitutionList(readings, FOODS, 20, restrictions as never).flatMap(({ foods }) =>
      foods.flatMap(({ equivalents }) => equivalents.map(({ food }) => food.id)),
    );
  expect(ids([])).toContain('camarao-cozido');
  expect(ids([{ tipo: null, palavras: 'camarão' }])).not.toContain('camarao-cozido');
});
