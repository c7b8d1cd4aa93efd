import { expect, test } from 'vitest';
import { workingDaysAfter } from './report.ts';
import { momentIn } from './scope.ts';

test('L11 a date means the day in Brazil, and the last day of a window counts in full', () => {
  expect(momentIn('2026-03-01')).toBe('2026-03-01T03:00:00.000Z');
  expect(momentIn('2026-03-01', { isEnd: true })).toBe('2026-03-02T03:00:00.000Z');
  expect(momentIn('2026-03-01T10:30')).toBe('2026-03-01T13:30:00.000Z');
  expect(momentIn('2026-03-01T10:30:00Z', { isEnd: true })).toBe('2026-03-01T10:30:00.000Z');
  for (const text of ['', 'ontem', '01/03/2026', '2026-13-01', '2026-03-01T25:00'])
    expect(momentIn(text), text).toBeUndefined();
});

test('L11 working days leave out Saturdays and Sundays of the Brazilian time zone', () => {
  const after = (iso: string, count: number) =>
    workingDaysAfter(new Date(iso), count).toISOString().slice(0, 10);
  expect(after('2026-03-02T15:00:00Z', 3)).toBe('2026-03-05');
  expect(after('2026-03-05T15:00:00Z', 3)).toBe('2026-03-10');
  expect(after('2026-03-07T15:00:00Z', 3)).toBe('2026-03-11');
  // Friday night in Brazil is Saturday elsewhere.
  expect(after('2026-03-07T01:00:00Z', 1)).toBe('2026-03-10');
  expect(after('2026-03-02T15:00:00Z', 20)).toBe('2026-03-30');
});
