import type { Stored } from '@alecrim/domain';
import { dayText } from '@alecrim/domain/pure';
import { CalendarPlus } from 'lucide-react';
import { dayOf, daysAway } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { useFailureNotice } from '../../../ui/toast.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { PlannedReturn } from './return-file.ts';

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

/** Saves the next visit as a calendar file. Few visits need it, so its script is loaded at the click. */
export function CalendarButton({ planned }: { planned: PlannedReturn }) {
  const notifyFailure = useFailureNotice();
  const save = () =>
    import('./return-file.ts')
      .then(({ saveReturnFile }) => saveReturnFile(planned))
      .catch(notifyFailure('Não foi possível salvar o arquivo', save));
  return (
    <Tooltip text="Adicionar à agenda">
      <Button
        icon={CalendarPlus}
        variant="ghost"
        size="icon"
        className="text-brand-ink"
        aria-label={`Adicionar à agenda o retorno de ${planned.nome}`}
        onClick={() => void save()}
      />
    </Tooltip>
  );
}
