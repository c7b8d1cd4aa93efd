import { expect, test } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import { listIndex } from '../plan/plan-readers.ts';
import { lineReader } from '../reading/read-line.ts';
import { equivalentsOf } from './equivalents-of.ts';
import { lineWith, spanOf } from './line-with.ts';

const read = lineReader(listIndex());

/** The line with an equivalent of its item at `place`, by the id of the food. */
function withFood(line: string, id: string, place = 0) {
  const reading = read(line);
  const item = reading.items[place];
  const equivalent = item && equivalentsOf(item, FOODS, 60).find(({ food }) => food.id === id);
  if (!item || !equivalent) throw new Error(`"${line}" has no equivalent ${id}`);
  return lineWith(read, reading, item, equivalent);
}

test('an equivalent is written after the line, or in its place', () => {
  expect(withFood('1 pão francês', 'torrada')).toEqual({
    asAlternative: '1 pão francês ou 5 unidades de torrada (40 g)',
    asReplacement: '5 unidades de torrada (40 g)',
  });
});

test('a full stop at the end of the line is left out', () => {
  expect(withFood('1 pão francês.', 'torrada').asAlternative).toBe(
    '1 pão francês ou 5 unidades de torrada (40 g)',
  );
});

test('a line with several foods keeps the others, and the alternative stands beside its own food', () => {
  expect(withFood('1 pão francês + 2 ovos cozidos', 'torrada')).toEqual({
    asAlternative: '1 pão francês ou 5 unidades de torrada (40 g) + 2 ovos cozidos',
    asReplacement: '5 unidades de torrada (40 g) + 2 ovos cozidos',
  });
});

test('a text that would be read in another way is not offered', () => {
  const reading = read('1 pão francês + 2 ovos cozidos');
  const [bread] = reading.items;
  const [equivalent] = bread ? equivalentsOf(bread, FOODS, 1) : [];
  if (!bread || !equivalent) throw new Error('bread has no equivalent');
  // These words name another food than the equivalent.
  const wrong = { ...equivalent, words: '1 ovo frito' };
  expect(lineWith(read, reading, bread, wrong)).toEqual({});
});

test.each([
  ['2 fatias de pão integral (50 g) com queijo', '2 fatias de pão integral (50 g)'],
  ['Leite desnatado (200 ml)', 'Leite desnatado (200 ml)'],
  ['arroz branco 100 g ou 150 g de batata doce', 'arroz branco 100 g'],
  ['Banana: 1 unidade', 'Banana: 1 unidade'],
])('the first food of "%s" is written as "%s"', (line, words) => {
  const [item] = read(line).items;
  expect(item && line.slice(...spanOf(item, line))).toBe(words);
});
