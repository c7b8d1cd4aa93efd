import { expect, test } from 'vitest';
import { decimalText, typedDecimal } from './decimal-text.ts';

test.each<[string, number | string | null]>([
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 0,125 ', 0.125],
  ['0.125', 0.125],
  ['1.200', 1200],
  ['1.200,5', 1200.5],
  ['12.345.678', 12345678],
  ['1.2345', 1.2345],
  [',5', 0.5],
  ['30 g', 30],
  ['120kcal', 120],
  ['-3', -3],
  ['', null],
  ['  ', null],
  ['doze', 'doze'],
  ['1,2,3', '1,2,3'],
  ['12 x', '12 x'],
  ['Infinity', 'Infinity'],
])('%j is understood as %j', (typed, value) => {
  expect(typedDecimal(typed)).toBe(value);
});

test('a number is shown with a comma, and other text as it was typed', () => {
  expect([12.5, 1200, 0, null, 'doze'].map(decimalText)).toEqual(['12,5', '1200', '0', '', 'doze']);
});
