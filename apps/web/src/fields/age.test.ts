import { expect, test } from 'vitest';
import { ageText, isMinor } from './age.ts';

const today = new Date(2026, 10, 15, 9, 30);

test.each([
  ['1991-04-23', '35 anos'],
  ['1991-11-15', '35 anos'],
  ['1991-11-16', '34 anos'],
  ['2025-05-20', '17 meses'],
  ['2026-10-15', '1 mês'],
  ['2026-11-14', '1 dia'],
  ['2026-11-15', '0 dias'],
  ['1920-02-29', '106 anos'],
])('born on %s: %s', (day, age) => {
  expect(ageText(day, today)).toBe(age);
});

test('a future date has no age', () => {
  expect(ageText('2026-11-16', today)).toBeNull();
});

test('L03: a person needs a guardian until the day of the 18th birthday', () => {
  expect(isMinor('2008-11-16', today)).toBe(true);
  expect(isMinor('2008-11-15', today)).toBe(false);
  expect(isMinor('2026-11-16', today)).toBe(false);
});
