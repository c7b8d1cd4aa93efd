import { expect, test } from 'vitest';
import { formTexts, isFoodList, partOf } from './form-texts.ts';

test('a plan gives the lines of its meals and recipes, each with its place in the form', () => {
  expect(
    formTexts({
      refeicoes: [{ opcoes: [{ itens: ['1 ovo'] }, { itens: null }] }],
      receitas: [{ nome: 'Sopa', porcoes: 4, ingredientes: ['1 batata'] }],
    }),
  ).toEqual({
    texts: { meals: [[['1 ovo'], []]], recipes: [{ name: 'Sopa', portions: 4, lines: ['1 batata'] }] },
    meals: [{ path: 'refeicoes.0', options: ['refeicoes.0.opcoes.0', 'refeicoes.0.opcoes.1'] }],
    recipes: ['receitas.0'],
  });
});

test('a template is a plan of one meal or of one recipe', () => {
  expect(formTexts({ opcoes: [{ itens: ['1 ovo'] }] })).toMatchObject({
    texts: { meals: [[['1 ovo']]] },
    meals: [{ path: '', options: ['opcoes.0'] }],
  });
  expect(formTexts({ nome: 'Sopa', ingredientes: ['1 batata'] })).toMatchObject({
    texts: { recipes: [{ name: 'Sopa', portions: null, lines: ['1 batata'] }] },
    recipes: [''],
  });
});

test('the part of a list of lines is found by its path', () => {
  expect(partOf('refeicoes.0.opcoes.1.itens')).toBe('refeicoes.0.opcoes.1');
  expect(partOf('ingredientes')).toBe('');
});

test.each([
  ['refeicoes.2.opcoes.0.itens', true],
  ['opcoes.10.itens', true],
  ['receitas.0.ingredientes', true],
  ['ingredientes', true],
  ['orientacoes.0.itens', false],
  ['itens', false],
])('the list %s is food: %s', (name, isFood) => {
  expect(isFoodList(name)).toBe(isFood);
});
