import { DAY_MS } from './durations.ts';
/** An event that takes a whole day. */
export interface DayEvent {
  /** The same id makes the same event: importing the file twice does not add a second one. */
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  title: string;
  /** When the file is made. */
  now: Date;
}

/** A calendar file with one event, as RFC 5545 describes it. */
export function calendarFile({ id, day, title, now }: DayEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alecrim//Retornos//PT-BR',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@alecrim`,
    `DTSTAMP:${basic(now.toISOString().replace(/\.\d+/, ''))}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    // The day stays free for other appointments.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** The day so many days later; both are calendar days without a time zone. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

const basic = (date: string): string => date.replace(/[-:]/g, '');

// biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar file may not hold them.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]+/g;

function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

// Without the line break.
const MOST_BYTES = 75;

/** The line in pieces of at most 75 bytes of UTF-8, each but the first behind a space. No character is split. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > MOST_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
