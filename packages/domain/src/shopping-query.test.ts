import { expect, test } from 'vitest';
import { shoppingChoiceIn, shoppingQuery } from './shopping-query.ts';

const option = { items: [], written: [] };
const needs = { meals: [[option], [option, option, option], []] };

test('a choice comes back from its address', () => {
  const choice = { days: 14, people: 3, options: [[0], [0, 2], []] };
  expect(shoppingQuery(choice)).toEqual({ dias: '14', pessoas: '3', opcoes: '0,0.2,,' });
  expect(shoppingChoiceIn(shoppingQuery(choice), needs)).toEqual(choice);
  const none = { ...choice, options: [[], [], []] };
  expect(shoppingChoiceIn(shoppingQuery(none), needs)).toEqual(none);
});

test('training days are told only to a plan that knows them', () => {
  const days = [
    { kind: ['treino'] as const, options: [[0]] },
    { kind: ['descanso'] as const, options: [[0]] },
  ] as never;
  expect(shoppingChoiceIn({ treino: '0' }, { meals: [[option]], days }).training).toBe(0);
  expect(shoppingChoiceIn({ treino: '8' }, { meals: [[option]], days }).training).toBe(3);
  expect(shoppingChoiceIn({ treino: '5' }, needs)).not.toHaveProperty('training');
});

test('what is missing or not allowed is as in the usual list', () => {
  const usual = { days: 7, people: 1, options: [[0], [0], []] };
  for (const query of [{}, { dias: '32', pessoas: '0' }, { dias: '-1', pessoas: ['2'], opcoes: 5 }])
    expect(shoppingChoiceIn(query, needs)).toEqual(usual);
  expect(shoppingChoiceIn({ opcoes: '7,1.9.x,0,0,0' }, needs).options).toEqual([[], [1], []]);
});
