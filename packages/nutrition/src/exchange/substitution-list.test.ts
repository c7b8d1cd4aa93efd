import { expect, test } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import { listIndex } from '../plan/plan-readers.ts';
import { readLine } from '../reading/read-line.ts';
import { substitutionList } from './equivalents-of.ts';

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
