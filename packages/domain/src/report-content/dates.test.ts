import { expect, test } from 'vitest';
import { reportDates } from './dates.ts';

test('a moment always has its date, in the time zone of the reader', () => {
  const { day, moment } = reportDates('America/Sao_Paulo');
  expect(moment('2026-03-12T02:30:00.000Z')).toBe('11 de março de 2026 às 23:30');
  expect(day('2026-03-12T12:00:00.000Z')).toBe('12 de março de 2026');
  expect(reportDates('America/Rio_Branco').moment('2026-03-12T02:30:00.000Z')).toBe(
    '11 de março de 2026 às 21:30',
  );
  expect(reportDates().moment(new Date().toISOString())).toMatch(/^\d{1,2} de \S+ de \d{4} às \d\d:\d\d$/);
});
