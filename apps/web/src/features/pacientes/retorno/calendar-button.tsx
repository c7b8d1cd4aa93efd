import { CalendarPlus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useFailureNotice } from '../../../ui/toast.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { PlannedReturn } from './return-file.ts';

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
        look="ghost"
        size="icon"
        className="text-brand-ink"
        aria-label={`Adicionar à agenda o retorno de ${planned.nome}`}
        onClick={() => void save()}
      />
    </Tooltip>
  );
}
