import { CircleCheck, CloudOff, PencilLine, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '../ui/spinner.tsx';
import type { EditSessionState } from './edit-session.ts';

/** Shows where the text is stored: on the server, on this device, or only on this page. */
export function SaveStatusText({
  status,
  isDirty,
  storedOn,
  base,
}: EditSessionState<unknown, unknown>): ReactNode {
  const isOnlyHere = storedOn === 'page';
  if (status === 'saving')
    return (
      <>
        <Spinner size="sm" />
        Salvando…
      </>
    );
  if (status === 'session') return <>Entre de novo para salvar.</>;
  if (status !== 'idle')
    return (
      <span className="flex items-center gap-2 font-medium text-warning">
        <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
        {waiting[status]} {isOnlyHere ? onlyHere : 'Seu texto está guardado neste aparelho.'}
      </span>
    );
  if (isDirty && isOnlyHere)
    return (
      <span className="flex items-center gap-2 font-medium text-warning">
        <TriangleAlert aria-hidden="true" className="size-4.5 shrink-0" />
        Alterações não salvas. {onlyHere}
      </span>
    );
  if (isDirty)
    return (
      <span className="flex items-center gap-2 font-medium text-ink">
        <PencilLine aria-hidden="true" className="size-4 shrink-0 text-brand-ink" />
        Alterações não salvas
      </span>
    );
  if (!base.id) return null;
  return (
    <>
      <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-brand-ink" />
      Tudo salvo
    </>
  );
}

const waiting = {
  connection: 'Aguardando conexão…',
  slow: 'O servidor está demorando. Tentando de novo…',
  busy: 'Muitas alterações em pouco tempo. Vamos salvar em instantes…',
  unavailable: 'O servidor está indisponível. Tentando de novo…',
};

const onlyHere = 'Este navegador não guarda rascunhos: seu texto está só nesta página.';
