import type { Stored } from '@alecrim/domain';
import type { ReactNode, RefObject } from 'react';
import type { PaperChoice } from '../../../data/plan-file.ts';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { LinkSettings } from '../share/link-settings.tsx';
import { PlanDates } from '../share/plan-dates.tsx';
import { DocumentOptions } from './document-options.tsx';
import { PlanActions, type PlanDialog, RemoveAction } from './plan-actions.tsx';

interface OptionsSheetProps {
  plan: Stored<'Cardapio'>;
  paper: PaperChoice;
  onPaper: (paper: PaperChoice) => void;
  onShow: (dialog: PlanDialog) => void;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

/** What is made of the plan, what its document shows, what its link allows; deleting comes last. */
export function OptionsSheet({ plan, paper, onPaper, onShow, onClose, opener }: OptionsSheetProps) {
  return (
    <SideSheet label="Opções do cardápio" title="Opções" opener={opener} onClose={onClose}>
      <div className="grid grid-cols-1 gap-6">
        <div className="grid gap-3">
          <PlanDates plan={plan} />
          <PlanActions plan={plan} onShow={onShow} onClose={onClose} />
        </div>
        <Part title="Documento">
          <DocumentOptions plan={plan} paper={paper} onPaper={onPaper} />
        </Part>
        <Part title="Opções do link">
          {plan.ativo ? (
            <LinkSettings plan={plan} />
          ) : (
            <p className="text-sm text-muted">O cardápio está privado: o link não abre para ninguém.</p>
          )}
        </Part>
        <RemoveAction onShow={onShow} />
      </div>
    </SideSheet>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-2 border-t border-line pt-4">
    <h2 className="text-sm font-semibold text-muted">{title}</h2>
    {children}
  </section>
);
