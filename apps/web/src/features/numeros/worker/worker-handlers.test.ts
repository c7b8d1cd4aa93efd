import type { OwnFoodRecord } from '@alecrim/nutrition';
import { expect, test } from 'vitest';
import { createHandlers } from './worker-handlers.ts';

const substitutionsOf = (line: string, itemIndex = 0, ownFoods: OwnFoodRecord[] = []) => {
  const handlers = createHandlers();
  handlers.setKnown({ decisions: new Map(), ownFoods });
  return handlers.substitutions({ line, itemIndex, recipes: [], isRecipe: false, restrictions: [] });
};

test('a substitution comes with the line that it makes, as an alternative and in its place', () => {
  const toast = substitutionsOf('1 pão francês').find(({ food }) => food.id === 'torrada');
  expect(toast).toMatchObject({
    asAlternative: '1 pão francês ou 5 unidades de torrada (40 g)',
    asReplacement: '5 unidades de torrada (40 g)',
    isInLine: false,
  });
});

test('a substitution that the line has already is marked', () => {
  const found = substitutionsOf('1 pão francês ou 5 unidades de torrada (40 g)');
  expect(found.filter(({ isInLine }) => isInLine).map(({ food }) => food.id)).toEqual(['torrada']);
});

test("a substitution whose words mean a nutritionist's own food is left out", () => {
  const own = { id: 'own', nome: 'Torrada', kcal: 300, medidas: [{ nome: 'unidade', gramas: 20 }] };
  const ids = substitutionsOf('1 pão francês', 0, [own]).map(({ food }) => food.id);
  expect(ids.length).toBeGreaterThan(3);
  expect(ids).not.toContain('torrada');
});

test('an item that is not in the line has no substitutions', () => {
  expect(substitutionsOf('1 pão francês', 4)).toEqual([]);
});
