import { decimalText } from '@alecrim/domain/pure';
import { expect, test } from 'vitest';
import { typedCentimetres, typedDecimal, typedKilograms } from './decimal-text.ts';

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

test.each([
  ['72,5', 72.5],
  [' 72.5 kg', 72.5],
  ['3,450', 3.45],
  ['72 quilos', 72],
  ['setenta', null],
  ['72,5,1', null],
  ['-72', null],
  ['1e2', null],
  ['', null],
])('the weight %j is read as %j kilograms', (typed, kilograms) => {
  expect(typedKilograms(typed)).toBe(kilograms);
});

test.each([
  ['165', 165],
  ['165,5 cm', 165.5],
  ['1,65', 165],
  ['1.655 m', 165.5],
  ['1,07', 107],
  ['2', 200],
  ['3', 3],
  ['1m65', null],
])('the height %j is read as %j centimetres', (typed, centimetres) => {
  expect(typedCentimetres(typed)).toBe(centimetres);
});
