import { expect, test } from 'vitest';
import { cardDate, dayOf, daysAway, endOfDay, longDate, longMoment, monthOf, onMoment } from './dates.ts';

test('the date of a plan on its card is written as “12 de março, 2026” (P15)', () => {
  expect(cardDate(new Date(2026, 2, 12, 10))).toBe('12 de março, 2026');
});

test('a date is written as “12 de março de 2026”', () => {
  expect(longDate(new Date(2026, 2, 12, 10))).toBe('12 de março de 2026');
  expect(longDate(new Date(2025, 11, 1, 0, 0))).toBe('1 de dezembro de 2025');
  expect(() => longDate('nada')).toThrow('Invalid time value');
});

test('a moment has its hour, and today and yesterday are named', () => {
  const now = new Date(2026, 2, 12, 18);
  expect(longMoment(new Date(2026, 2, 12, 9, 5), now)).toBe('hoje às 09:05');
  expect(longMoment(new Date(2026, 2, 11, 23, 59), now)).toBe('ontem às 23:59');
  expect(longMoment(new Date(2026, 2, 10, 7, 0), now)).toBe('10 de março de 2026 às 07:00');
});

test('after a verb a date has a preposition; today and yesterday have none', () => {
  const now = new Date(2026, 2, 12, 18);
  expect(onMoment(new Date(2026, 2, 12, 9, 5), now)).toBe('hoje às 09:05');
  expect(onMoment(new Date(2026, 2, 11, 9, 5), now)).toBe('ontem às 09:05');
  expect(onMoment(new Date(2026, 2, 10, 7, 0), now)).toBe('em 10 de março de 2026 às 07:00');
});

test('on paper a moment always has its date', () => {});

test('a month begins and ends in the time zone of the person', () => {
  const { start, end } = monthOf(new Date(2026, 11, 31, 23, 59));
  expect(new Date(start)).toEqual(new Date(2026, 11, 1));
  expect(new Date(end)).toEqual(new Date(2027, 0, 1));
});

test('a chosen end day is included whole, and is shown as it was chosen', () => {
  const end = endOfDay('2026-03-12');
  expect(new Date(end).getDate()).toBe(12);
  expect(new Date(end).getHours()).toBe(23);
  expect(dayOf(end)).toBe('2026-03-12');
});

test.each([
  ['2026-03-12', 'hoje'],
  ['2026-03-13', 'amanhã'],
  ['2026-03-11', 'ontem'],
  ['2026-04-11', 'em 30 dias'],
  ['2026-02-28', 'há 12 dias'],
])('%s is %s on 12 March', (day, text) => {
  expect(daysAway(day, '2026-03-12')).toBe(text);
});
