import { CircleCheck, CloudOff, PencilLine } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { SaveStatus } from '../saving/use-plan-saving.ts';
import { usePageFoot } from './page-foot.ts';

interface EditorBarProps {
  isNew: boolean;
  isDirty: boolean;
  status: SaveStatus;
  onCancel: () => void;
}

/** Always in reach, also above a phone's keyboard. */
export function EditorBar({ isNew, isDirty, status, onCancel }: EditorBarProps) {
  const bar = usePageFoot<HTMLDivElement>();
  return (
    <div
      ref={bar}
      className="sticky bottom-(--keyboard,0px) z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-2.5 shadow-float sm:-mx-6 sm:px-6 md:mx-0 md:rounded-card md:border md:px-5 md:py-3"
    >
      <p role="status" className="flex min-w-0 grow items-center gap-2 text-sm text-muted">
        <StatusText isNew={isNew} isDirty={isDirty} status={status} />
      </p>
      <div className="flex grow gap-3 sm:grow-0">
        <Button look="outline" className="grow sm:grow-0" onClick={onCancel}>
          Cancelar
        </Button>
        <Button
          type="submit"
          className="grow sm:grow-0"
          isBusy={status !== 'idle'}
          aria-keyshortcuts="Control+S Meta+S"
        >
          Salvar Cardápio
        </Button>
      </div>
    </div>
  );
}

function StatusText({ isNew, isDirty, status }: Omit<EditorBarProps, 'onCancel'>) {
  if (status === 'saving')
    return (
      <>
        <Spinner size="sm" />
        Salvando…
      </>
    );
  if (status === 'connection')
    return (
      <span className="flex items-center gap-2 font-medium text-warning">
        <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
        Aguardando conexão… Seu texto está guardado.
      </span>
    );
  if (status === 'session') return <>Aguardando você entrar de novo…</>;
  if (isDirty)
    return (
      <span className="flex items-center gap-2 font-medium text-ink">
        <PencilLine aria-hidden="true" className="size-4 shrink-0 text-brand-ink" />
        Alterações não salvas
      </span>
    );
  if (isNew) return null;
  return (
    <>
      <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-brand-ink" />
      Tudo salvo
    </>
  );
}
