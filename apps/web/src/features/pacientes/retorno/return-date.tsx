import type { Stored } from '@alecrim/domain';
import { dayText } from '../../../fields/day-input.tsx';
import { daysAway } from '../../../lib/dates.ts';
import { CalendarButton } from './calendar-button.tsx';

/** The day of the next visit, how far away it is, and a file for the calendar. */
export function ReturnDate({ patient }: { patient: Pick<Stored<'Paciente'>, 'id' | 'nome' | 'retorno_em'> }) {
  const { id, nome, retorno_em } = patient;
  if (!retorno_em) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span>
        {dayText(retorno_em)} · {daysAway(retorno_em)}
      </span>
      <CalendarButton planned={{ id, nome, retorno_em }} />
    </span>
  );
}
