import type { Stored } from '@alecrim/domain';
import { dayText } from '../../../fields/day-input.tsx';
import { dayOf, daysAway } from '../../../lib/dates.ts';
import { CalendarButton } from './calendar-button.tsx';

/** The day of the next visit and how far away it is; for a day to come, also a file for the calendar. */
export function ReturnDate({ patient }: { patient: Pick<Stored<'Paciente'>, 'id' | 'nome' | 'retorno_em'> }) {
  const { id, nome, retorno_em } = patient;
  if (!retorno_em) return null;
  const isToCome = retorno_em >= dayOf(new Date());
  return (
    <span className="flex items-center gap-x-1">
      <span>
        Retorno: {dayText(retorno_em)}, {daysAway(retorno_em)}
      </span>
      {isToCome && (
        // The button is higher than the line.
        <span className="-my-3">
          <CalendarButton planned={{ id, nome, retorno_em }} />
        </span>
      )}
    </span>
  );
}
