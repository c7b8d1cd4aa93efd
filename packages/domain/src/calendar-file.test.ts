import { expect, test } from 'vitest';
import { addDays, calendarFile } from './calendar-file.ts';

const event = {
  id: 'retorno-p1-2026-12-31',
  day: '2026-12-31',
  title: 'Retorno: Marina Alves',
  now: new Date('2026-11-18T01:02:03.456Z'),
};
const unfolded = (file: string) => file.replaceAll('\r\n ', '');
const titleIn = (file: string) => /^SUMMARY:(.*)$/m.exec(unfolded(file).replaceAll('\r', ''))?.[1];
const bytes = (text: string) => new TextEncoder().encode(text).length;

test('a calendar file has one event of a whole day, its end on the next day', () => {
  expect(calendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alecrim//Retornos//PT-BR',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:retorno-p1-2026-12-31@alecrim',
    'DTSTAMP:20261118T010203Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Retorno: Marina Alves',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('every line break is CR and LF', () => {
  expect(calendarFile({ ...event, title: 'a\rb\r\nc\nd' })).not.toMatch(/[^\r]\n|\r[^\n]/);
});

test('separators, backslashes and line breaks of a title are escaped', () => {
  expect(titleIn(calendarFile({ ...event, title: 'Silva; Ana, "Aninha" \\ a\r\nb\rc' }))).toBe(
    'Silva\\; Ana\\, "Aninha" \\\\ a\\nb\\nc',
  );
});

test('control characters do not reach the file, so that a name cannot add a line of its own', () => {
  expect(titleIn(calendarFile({ ...event, title: 'Ana\u0000\u000bBEGIN:VALARM\u007f' }))).toBe(
    'Ana BEGIN:VALARM ',
  );
  expect(calendarFile({ ...event, title: 'Ana\r\nBEGIN:VALARM' })).not.toMatch(/^BEGIN:VALARM/m);
});

test.each([
  ['accents', 'Retorno: '.concat('Conceição João Íris Ângela Ümit '.repeat(12))],
  ['three bytes', '語'.repeat(90)],
  ['four bytes', '🌿'.repeat(70)],
  ['one byte', 'x'.repeat(400)],
])('a long title with %s is folded at 75 bytes without splitting a character', (_what, title) => {
  const file = calendarFile({ ...event, title });
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map(bytes))).toBeLessThanOrEqual(75);
  expect(titleIn(file)).toBe(title);
  expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(file))).toBe(file);
  // A full line cannot take one more character.
  const [first = ''] = lines.filter((line) => line.startsWith('SUMMARY'));
  expect(bytes(first)).toBeGreaterThan(75 - 4);
});

test.each([
  ['2026-11-18', 15, '2026-12-03'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (day, count, later) => {
  expect(addDays(day, count)).toBe(later);
});
