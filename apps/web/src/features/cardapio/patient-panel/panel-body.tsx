import type { LucideIcon } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import { Skeleton } from '../../../ui/states.tsx';

const PanelSkeleton = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Carregando...</span>
    <Skeleton className="h-6 w-2/3" />
    <Skeleton className="h-16" />
    <Skeleton className="h-24" />
  </div>
);

// Loaded when the plan has a patient.
const PatientPanel = lazyPart(() => import('./patient-panel.tsx').then((m) => m.PatientPanel), {
  waiting: <PanelSkeleton />,
});

interface PanelHeadingProps {
  /** Of the button. */
  label: string;
  icon: LucideIcon;
  onClose: () => void;
}

export const PanelHeading = ({ label, icon: Icon, onClose }: PanelHeadingProps) => (
  <div className="flex items-center justify-between gap-2 border-b border-line py-1 pr-1 pl-4">
    <p className="text-sm font-semibold text-muted">Paciente do cardápio</p>
    <Button icon={Icon} variant="ghost" size="icon" aria-label={label} onClick={onClose} />
  </div>
);

/** The patient of the form, beside the editor or over it. It scrolls by itself. */
export function PanelBody() {
  const id = useWatch({ name: 'paciente_id' }) as string | null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a text to scroll it.
    <div tabIndex={0} className="overflow-y-auto p-4 text-sm">
      {id ? (
        <PatientPanel id={id} loading={<PanelSkeleton />} />
      ) : (
        <p className="text-muted">
          Escolha um paciente da sua lista em Informações Básicas para ver aqui as restrições, as observações
          e as medidas.
        </p>
      )}
    </div>
  );
}
