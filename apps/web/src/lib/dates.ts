import { DAY_MS } from '@alecrim/domain/pure';

// Dates as people read and choose them, in the time zone of the person in front of the screen.

const dayAndMonth = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long' });
const wholeDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' });
const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** "12 de março, 2026", on the card of a plan (P15). */
export function cardDate(moment: string | Date): string {
  const date = new Date(moment);
  return `${dayAndMonth.format(date)}, ${date.getFullYear()}`;
}

/** "12 de março de 2026", everywhere else. */
export function longDate(moment: string | Date): string {
  return wholeDate.format(new Date(moment));
}

/** "12 de março de 2026 às 14:30"; today and yesterday by their names. */
export function longMoment(moment: string | Date, now = new Date()): string {
  const date = new Date(moment);
  return `${nearDay(date, now) ?? longDate(date)} às ${clock.format(date)}`;
}

/** The same behind a verb: "salvo hoje às 14:30", "salvo em 12 de março de 2026 às 14:30". */
export function onMoment(moment: string | Date, now = new Date()): string {
  const text = longMoment(moment, now);
  return nearDay(new Date(moment), now) ? text : `em ${text}`;
}

function nearDay(date: Date, now: Date): string | undefined {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (date.toDateString() === now.toDateString()) return 'hoje';
  return date.toDateString() === yesterday.toDateString() ? 'ontem' : undefined;
}

/** The first moment of the month and of the next, as the server compares them. */
export function monthOf(now: Date): { start: string; end: string } {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  return { start: new Date(year, month, 1).toISOString(), end: new Date(year, month + 1, 1).toISOString() };
}

/** "2026-03-12", as a date input has it. */
export function dayOf(moment: string | Date): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The last moment of a day that was chosen in a date input: "until the 12th" includes the 12th. */
export function endOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 23, 59, 59, 999).toISOString();
}

/** How far away a calendar day is: "hoje", "amanhã", "em 12 dias", "há 3 dias". */
export function daysAway(day: string, today = dayOf(new Date())): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  const [near, count] = [nearDays[days], Math.abs(days)];
  if (near) return near;
  return days > 0 ? `em ${count} dias` : `há ${count} dias`;
}

const nearDays: Record<number, string> = { [-1]: 'ontem', 0: 'hoje', 1: 'amanhã' };
