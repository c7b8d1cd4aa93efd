import { dayText } from '@alecrim/domain/pure';
import { expect, test } from 'vitest';
import { typedDay } from './day-input.tsx';

const today = new Date(2026, 10, 15);

test.each([
  ['23/04/1991', '1991-04-23'],
  ['23041991', '1991-04-23'],
  ['23/4/91', '1991-04-23'],
  ['230491', '1991-04-23'],
  ['1.2.05', '2005-02-01'],
  ['01-02-2005', '2005-02-01'],
  ['1 2 2005', '2005-02-01'],
  ['1991-04-23', '1991-04-23'],
  [' 29/02/2024 ', '2024-02-29'],
  ['15/11/26', '2026-11-15'],
  ['15/11/27', '1927-11-15'],
])('%s is the day %s', (typed, day) => {
  expect(typedDay(typed, today)).toBe(day);
});

test('a two-digit year of a future day is in this century', () => {
  expect(typedDay('15/11/27', new Date(2099, 0))).toBe('2027-11-15');
});

test.each([
  '',
  '29/02/2023',
  '31/04/2000',
  '13/13/2000',
  '1/1',
  'ontem',
  '00/00/0000',
  '1991-02-30',
  '1/1/199',
])('%j is not a date', (typed) => {
  expect(typedDay(typed, today)).toBeNull();
});

test('a date is shown as dd/MM/yyyy, and other text unchanged', () => {
  expect(dayText('1991-04-23')).toBe('23/04/1991');
  expect(dayText('ontem')).toBe('ontem');
  expect(dayText(null)).toBe('');
});
