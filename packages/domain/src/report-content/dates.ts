/** How the report writes days and moments. */
export interface ReportDates {
  /** "12 de março de 2026" */
  day: (moment: string) => string;
  /** "12 de março de 2026 às 14:30", also for today: paper is read later. */
  moment: (moment: string) => string;
}

/** In the time zone of the reader; without one, in that of the program. */
export function reportDates(timeZone?: string): ReportDates {
  const long = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone });
  const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone });
  const day = (moment: string) => long.format(new Date(moment));
  return { day, moment: (moment) => `${day(moment)} às ${clock.format(new Date(moment))}` };
}
