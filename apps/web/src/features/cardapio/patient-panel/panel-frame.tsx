import { UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deviceChoice } from '../../../lib/device-choice.ts';
import { useIsWide } from '../../../lib/media.ts';
import { PATIENT_PANEL_CHOICE } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog, lazyPart } from '../../../ui/lazy-dialog.tsx';
import { Skeleton } from '../../../ui/loading.tsx';

const loadPanel = () => import('./patient-panel.tsx');
const PatientAside = lazyPart(() => loadPanel().then((m) => m.PatientAside), {
  waiting: <Skeleton className="h-64" />,
});
const PatientSheet = lazyDialog(() => loadPanel().then((m) => m.PatientSheet));

const usePanelChoice = deviceChoice(PATIENT_PANEL_CHOICE, true);

/** On a wide screen the panel about the patient stands beside the editor, until it is folded. */
export function BesidePanel({ children }: { children: ReactNode }) {
  const [isOpen, choose] = usePanelChoice();
  const isBeside = useIsWide() && isOpen;
  return (
    // The same elements in both states: the form keeps its fields when the panel is folded.
    <div className={isBeside ? 'grid grid-cols-[minmax(0,1fr)_17rem] items-start gap-6' : undefined}>
      {children}
      {isBeside && (
        <aside aria-label="Paciente do cardápio" className="sticky top-6">
          <PatientAside onFold={() => choose(false)} />
        </aside>
      )}
    </div>
  );
}

/** Opens the panel: beside the editor on a wide screen, else over it. */
export function PanelButton() {
  const [isOpen, choose] = usePanelChoice();
  const isWide = useIsWide();
  const [isSheet, setSheet] = useState(false);
  if (isWide && isOpen) return null;
  return (
    <>
      <Button
        look="outline"
        size="sm"
        aria-label="Dados do paciente"
        aria-haspopup={isWide ? undefined : 'dialog'}
        // Without the focus of a mouse press: at the end of the page Chromium would scroll and lose the press.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (isWide ? choose(true) : setSheet(true))}
      >
        <UserRound aria-hidden="true" />
        <span className="max-sm:hidden">Paciente</span>
      </Button>
      {isSheet && !isWide && <PatientSheet onClose={() => setSheet(false)} />}
    </>
  );
}
