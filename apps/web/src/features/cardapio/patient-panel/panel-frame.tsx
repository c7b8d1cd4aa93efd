import { PanelRightClose, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deviceChoice } from '../../../lib/device-choice.ts';
import { useIsWide } from '../../../lib/media.ts';
import { PATIENT_PANEL_CHOICE } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { PanelBody, PanelHeading } from './panel-body.tsx';

const PatientSheet = lazyDialog(() => import('./patient-sheet.tsx').then((m) => m.PatientSheet));

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
        <aside
          aria-label="Paciente do cardápio"
          className="sticky top-6 grid max-h-[calc(100dvh-3rem-var(--page-foot,0px))] grid-rows-[auto_minmax(0,1fr)] rounded-card border border-line bg-surface shadow-card"
        >
          <PanelHeading
            label="Recolher dados do paciente"
            icon={PanelRightClose}
            onClose={() => choose(false)}
          />
          <PanelBody />
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
        icon={UserRound}
        variant="outline"
        size="sm"
        aria-label="Dados do paciente"
        aria-haspopup={isWide ? undefined : 'dialog'}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (isWide ? choose(true) : setSheet(true))}
        className="max-sm:px-2.5"
      >
        <span className="max-lg:hidden">Paciente</span>
      </Button>
      {isSheet && !isWide && <PatientSheet onClose={() => setSheet(false)} />}
    </>
  );
}
