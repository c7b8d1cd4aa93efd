import { expect, test } from 'vitest';
import { typedCentimetres, typedKilograms } from './measure-text.ts';

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
