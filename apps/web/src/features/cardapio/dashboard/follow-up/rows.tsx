import type { DueReturn, FollowedPlan } from '@alecrim/domain/pure';
import { CalendarClock, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { dayText } from '../../../../fields/day-input.tsx';
import { dayOf, daysAway } from '../../../../lib/dates.ts';
import { paths } from '../../../../lib/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { lazyDialog } from '../../../../ui/lazy-dialog.tsx';
import { CalendarButton } from '../../../pacientes/retorno/calendar-button.tsx';

const ReturnDialog = lazyDialog(() =>
  import('../../../pacientes/retorno/return-dialog.tsx').then((m) => m.ReturnDialog),
);

const linkStyle = 'font-semibold break-words underline-offset-4 hover:underline max-md:block max-md:py-1';

/** A patient who is due: a new date can be set at once. */
export function ReturnRow({ due }: { due: DueReturn }) {
  const { id, nome, retorno_em } = due;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p className="min-w-0 grow basis-52">
        <Link to={paths.paciente(id)} className={linkStyle}>
          {nome}
        </Link>{' '}
        <span className="text-muted">
          {dayText(retorno_em)}, {daysAway(retorno_em)}
        </span>
      </p>
      {retorno_em >= dayOf(new Date()) && <CalendarButton planned={due} />}
      <Button
        icon={CalendarClock}
        ref={opener}
        look="outline"
        size="sm"
        aria-label={`Marcar retorno de ${nome}`}
        onClick={() => setOpen(true)}
      >
        Marcar retorno
      </Button>
      {isOpen && <ReturnDialog patient={due} opener={opener} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PlanRowProps {
  plan: FollowedPlan;
  text: string;
  /** Reminders can be dismissed; what happened cannot. */
  onDismiss?: () => void;
}

export function PlanRow({ plan: { id, titulo, paciente_id, paciente_nome }, text, onDismiss }: PlanRowProps) {
  const name = paciente_nome?.trim();
  return (
    <>
      <p className="min-w-0 grow basis-52">
        {name && (
          <>
            {paciente_id ? (
              <Link to={paths.paciente(paciente_id)} className={linkStyle}>
                {name}
              </Link>
            ) : (
              <span className="font-semibold break-words">{name}</span>
            )}
            <span className="max-md:sr-only"> · </span>
          </>
        )}
        <Link to={paths.visualizar(id)} className={linkStyle}>
          {titulo}
        </Link>{' '}
        <span className="text-muted">{text}</span>
      </p>
      {onDismiss && (
        <Button
          icon={X}
          look="ghost"
          size="icon"
          title="Dispensar"
          aria-label={`Dispensar o lembrete de ${titulo}`}
          onClick={onDismiss}
        />
      )}
    </>
  );
}
