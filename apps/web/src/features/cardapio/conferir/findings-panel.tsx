import type { Stored } from '@alecrim/domain';
import type { RefObject } from 'react';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { usePlanFindings } from './findings-query.ts';

interface FindingsPanelProps {
  plan: Stored<'Cardapio'>;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What a prescription should carry, and what looks wrong in this one. */
export function FindingsPanel({ plan, opener, onClose }: FindingsPanelProps) {
  const findings = usePlanFindings(plan) ?? [];
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Conferir antes de enviar" opener={opener} className="sm:max-w-lg">
        <ul className="grid gap-2">
          {findings.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
