import { expect, test } from 'vitest';
import { heldUnits, withPlainSpaces } from './lines.ts';

test.each([
  ['6 colheres de salada (108 g)', '6 colheres de salada (108_g)'],
  ['1,5 kg, 200 mg e 250 ml', '1,5_kg, 200_mg e 250_ml'],
  ['1/2 L de água, ½ l de leite', '1/2_L de água, ½_l de leite'],
  ['Asse a 180 °C por 25 min.', 'Asse a 180_°C por 25_min.'],
  ['70 % cacau, 90  kcal/dia', '70_% cacau, 90_kcal/dia'],
])('%s keeps its numbers beside their units', (text, held) => {
  expect(heldUnits(text)).toBe(held.replaceAll('_', '\u00A0'));
  expect(withPlainSpaces(heldUnits(text))).toBe(held.replaceAll('_', ' '));
});

test.each(['2 gemas', '3 latas', '2 minutos', '1 limão', '100g', 'a g', ''])('%s stays as it is', (text) => {
  expect(heldUnits(text)).toBe(text);
});
