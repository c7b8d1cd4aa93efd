import { expect, test } from 'vitest';
import { linesOfPage } from './pdf-lines.ts';

const piece = (text: string, x: number, y: number, size = 10) => ({
  text,
  x,
  y,
  width: text.length * 5,
  size,
});

test('pieces on one height are one line, in their order, with spaces where there is room', () => {
  expect(linesOfPage([piece('feijão', 90, 700), piece('Arroz', 50, 700.4), piece(' e', 75, 700)])).toEqual([
    'Arroz e feijão',
  ]);
});

test('columns are divided by a tab', () => {
  expect(
    linesOfPage([piece('Almoço', 50, 700), piece('Arroz', 200, 700), piece('Feijão', 200, 686)]),
  ).toEqual(['Almoço\tArroz', 'Feijão']);
});

test('a tall gap is an empty line, and large letters are a heading', () => {
  const lines = [
    piece('Plano', 50, 760, 18),
    piece('Almoço', 50, 700),
    piece('Arroz', 50, 686),
    piece('Feijão', 50, 672),
    piece('Jantar', 50, 630),
    piece('Sopa', 50, 616),
  ];
  expect(linesOfPage(lines)).toEqual(['## Plano', '', 'Almoço', 'Arroz', 'Feijão', '', 'Jantar', 'Sopa']);
});

test('an empty page has no lines', () => {
  expect(linesOfPage([])).toEqual([]);
  expect(linesOfPage([piece('  ', 1, 1)])).toEqual([]);
});
