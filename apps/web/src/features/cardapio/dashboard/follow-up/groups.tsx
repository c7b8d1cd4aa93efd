import {
  counted,
  type DueReturn,
  dayText,
  type FollowedPlan,
  type FollowUp,
  type Listed,
} from '@alecrim/domain/pure';
import { CalendarClock, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { dayOf, daysAway, onMoment } from '../../../../lib/dates.ts';
import { paths } from '../../../../lib/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { lazyDialog } from '../../../../ui/lazy-dialog.tsx';
import { CalendarButton } from '../../../pacientes/retorno/return-date.tsx';
import type { Row } from './row-list.tsx';

interface Group {
  key: string;
  name: string;
  /** What waits; what happened is not counted. */
  total?: number;
  rows: Row[];
}

/** The lists that are not empty. */
export function followUpGroups(
  { atrasados, retornos, nao_abertos, links, aberturas, alteracoes }: FollowUp,
  dismissed: ReadonlySet<string>,
  dismiss: (reminder: string) => void,
): Group[] {
  const returns = (list: FollowUp['retornos']) =>
    list.itens.map((due) => ({ key: due.id, content: <ReturnRow due={due} /> }));

  const plans = (key: string, list: Listed<FollowedPlan>, say: (plan: FollowedPlan) => string) => {
    const reminderOf = ({ id, data }: FollowedPlan) => `${key}:${id}:${data}`;
    const shown = list.itens.filter((plan) => !dismissed.has(reminderOf(plan)));
    return {
      key,
      total: list.total - (list.itens.length - shown.length),
      rows: shown.map((plan) => ({
        key: plan.id,
        content: <PlanRow plan={plan} text={say(plan)} onDismiss={() => dismiss(reminderOf(plan))} />,
      })),
    };
  };

  const happened = <P extends FollowedPlan>(list: readonly P[], say: (plan: P) => string) =>
    list.map((plan) => ({ key: plan.id, content: <PlanRow plan={plan} text={say(plan)} /> }));

  const groups: Group[] = [
    { key: 'atrasados', name: 'Retornos atrasados', total: atrasados.total, rows: returns(atrasados) },
    { key: 'retornos', name: 'Próximos retornos', total: retornos.total, rows: returns(retornos) },
    {
      name: 'Não abertos',
      ...plans('nao_abertos', nao_abertos, ({ data }) => `Criado ${away(data)}, ainda não foi aberto`),
    },
    { name: 'Links', ...plans('links', links, ({ data }) => linkEnd(data)) },
    {
      key: 'aberturas',
      name: 'Abertos há pouco',
      rows: happened(aberturas, ({ vezes, data }) =>
        vezes > 1
          ? `Aberto ${counted(vezes, 'vez', 'vezes')}, a última ${onMoment(data)}`
          : `Aberto ${onMoment(data)}`,
      ),
    },
    {
      key: 'alteracoes',
      name: 'Alterados há pouco',
      rows: happened(alteracoes, ({ data }) => `Alterado ${onMoment(data)}`),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const away = (moment: string) => daysAway(dayOf(moment));

const linkEnd = (end: string) =>
  new Date(end) <= new Date() ? `O link venceu ${away(end)}` : `O link vence ${away(end)}`;

const ReturnDialog = lazyDialog(() =>
  import('../../../pacientes/retorno/return-dialog.tsx').then((m) => m.ReturnDialog),
);

const linkStyle = 'font-semibold break-words underline-offset-4 hover:underline max-md:block max-md:py-1';

/** A patient who is due: a new date can be set at once. */
function ReturnRow({ due }: { due: DueReturn }) {
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
        variant="outline"
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

function PlanRow({ plan: { id, titulo, paciente_id, paciente_nome }, text, onDismiss }: PlanRowProps) {
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
          variant="ghost"
          size="icon"
          title="Dispensar"
          aria-label={`Dispensar o lembrete de ${titulo}`}
          onClick={onDismiss}
        />
      )}
    </>
  );
}
