import { Undo2, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { AppliedRescale } from './apply-rescale.ts';

/** Stays until it is closed, or until no line has the adjusted text any more: nobody reads a whole plan in seconds. */
export const RescaleOffer = ({ words, undo, dismiss }: AppliedRescale) => (
  <div role="status" className="flex basis-full items-center gap-x-2 text-sm">
    <span className="min-w-0 flex-1">{words}</span>
    <Button icon={Undo2} look="soft" size="sm" onClick={undo}>
      Desfazer ajuste
    </Button>
    <Button icon={X} look="ghost" size="icon" aria-label="Fechar o aviso do ajuste" onClick={dismiss} />
  </div>
);
