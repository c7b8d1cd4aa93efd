import { expect, test } from 'vitest';
import { nutrienteText, publicNutrientsOf } from './nutrients.ts';
import { menuWithNumbers } from './public-numbers.ts';

const numeros = {
  nutrientes: [
    { nome: 'ferro', valor: 9.21, parte: 0.82, recomendado: 18, limite: 45 },
    { nome: 'folato', valor: 120, parte: 0.79, recomendado: 400 },
    { nome: 'vidro', valor: 1, parte: 1 },
    null,
  ],
};

test('a patient sees nutrients only by choice, and only those that most of the day has a figure of', () => {
  expect(publicNutrientsOf({ mostrar_nutrientes: true, numeros })).toEqual({
    itens: [{ nome: 'ferro', valor: 9.21, recomendado: 18, limite: 45 }],
  });
  for (const plan of [
    { numeros },
    { mostrar_nutrientes: false, numeros },
    { mostrar_nutrientes: true, numeros: null },
    { mostrar_nutrientes: true, numeros: { nutrientes: [] } },
  ])
    expect(publicNutrientsOf(plan)).toBeUndefined();
});

test('they come without energy, which is another choice', () => {
  const { cardapio } = menuWithNumbers({ mostrar_nutrientes: true, mostrar_numeros: 'nada', numeros }, null);
  expect(cardapio.nutrientes?.itens).toHaveLength(1);
  expect(cardapio).not.toHaveProperty('numeros');
});

test('small amounts have one decimal', () => {
  expect(nutrienteText('ferro', 9.21)).toBe('9,2\u00a0mg');
  expect(nutrienteText('calcio', 1250.4)).toBe('1.250\u00a0mg');
  expect(nutrienteText('vitamina_b12', 0)).toBe('0\u00a0µg');
});
