import type { Dia } from '@alecrim/domain/pure';

/** What the reader said about training, by the day of the week. The next week says the same until she changes it. */
export type Training = Partial<Record<number, Dia>>;

/** What is known of a day: whether it is a weekday, and whether the reader trains, if she said so. */
export function knownOf(date: Date, training: Training): Dia[] {
  const day = date.getDay();
  const said = training[day];
  const weekday: Dia = day === 0 || day === 6 ? 'fim_de_semana' : 'uteis';
  return said === 'treino' || said === 'descanso' ? [weekday, said] : [weekday];
}

/** False only for what is surely for another day: while she has not said whether she trains, it may be today. */
export function mayBeToday(named: string, known: readonly Dia[]): boolean {
  const isOpen = (dia: Dia) => known.length === 1 && /treino|descanso/.test(dia);
  return daysIn(named).every((dia) => known.includes(dia) || isOpen(dia));
}

/** Whether it names days, and today is one of them. */
export const isSurelyToday = (named: string, known: readonly Dia[]): boolean =>
  named !== '' && daysIn(named).every((dia) => known.includes(dia));

const daysIn = (named: string) => named.split(' ').filter(Boolean) as Dia[];
