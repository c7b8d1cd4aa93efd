import { useQuery } from '@tanstack/react-query';
import { PanelRightClose, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet, SheetContent } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { PatientNotes } from './patient-notes.tsx';
import { PatientSummary } from './patient-summary.tsx';

/** Beside the editor; its own scrolling keeps it as high as the screen. */
export function PatientAside({ onFold }: { onFold: () => void }) {
  return (
    <div className="grid max-h-[calc(100dvh-3rem-var(--page-foot,0px))] grid-rows-[auto_minmax(0,1fr)] rounded-card border border-line bg-surface shadow-card">
      <PanelHeading>
        <Button look="ghost" size="icon" aria-label="Recolher dados do paciente" onClick={onFold}>
          <PanelRightClose aria-hidden="true" />
        </Button>
      </PanelHeading>
      <PanelBody />
    </div>
  );
}

/** Over the editor, on a smaller screen. */
export function PatientSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent label="Paciente do cardápio" side="right" className="w-96">
        <PanelHeading>
          <Button look="ghost" size="icon" aria-label="Fechar" onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </PanelHeading>
        <PanelBody />
      </SheetContent>
    </Sheet>
  );
}

const PanelHeading = ({ children }: { children: ReactNode }) => (
  <div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-4">
    <p className="text-sm font-semibold text-muted">Paciente do cardápio</p>
    {children}
  </div>
);

function PanelBody() {
  const id = useWatch({ name: 'paciente_id' }) as string | null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a text to scroll it.
    <div tabIndex={0} className="overflow-y-auto p-4 text-sm">
      {id ? (
        <KnownPatient id={id} />
      ) : (
        <p className="text-muted">
          Escolha um paciente da sua lista em Informações Básicas para ver aqui as restrições, as observações
          e as medidas.
        </p>
      )}
    </div>
  );
}

function KnownPatient({ id }: { id: string }) {
  const query = useQuery(recordQuery(useClient(), 'Paciente', id));
  return (
    <QueryView query={query} loading={<PanelSkeleton />}>
      {(patient) =>
        patient ? (
          <div className="grid grid-cols-1 gap-5">
            <PatientSummary patient={patient} />
            <PatientNotes patient={patient} />
          </div>
        ) : (
          <p className="text-muted">O paciente não foi encontrado. Pode ter sido excluído.</p>
        )
      }
    </QueryView>
  );
}

const PanelSkeleton = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Carregando...</span>
    <Skeleton className="h-6 w-2/3" />
    <Skeleton className="h-16" />
    <Skeleton className="h-24" />
  </div>
);
