import type { Stored } from '@alecrim/domain';
import { counted } from '@alecrim/domain/pure';
import { ListChecks, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { usePlanFindings } from './findings-query.ts';

const FindingsPanel = lazyDialog(() => import('./findings-panel.tsx').then((m) => m.FindingsPanel));

/** How much there is to check before a plan is sent, as a count beside the buttons. A press opens the list. */
export function PlanFindings({ plan }: { plan: Stored<'Cardapio'> }) {
  const { findings } = usePlanFindings(plan);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const count = findings?.length ?? 0;
  const isHarm = findings?.some((finding) => finding.isHarm);
  const Icon = isHarm ? TriangleAlert : ListChecks;
  return (
    <>
      <Button
        icon={Icon}
        ref={button}
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={count > 0 ? `Conferir antes de enviar: ${points(count)}` : 'Conferir antes de enviar'}
        onClick={() => setOpen(true)}
        className={cn('max-md:gap-1.5 max-md:px-1.5', count > 0 && (isHarm ? 'text-danger' : 'text-warning'))}
      >
        Conferir
        {count > 0 && <span className="tabular-nums">({count})</span>}
      </Button>
      {isOpen && <FindingsPanel plan={plan} opener={button} onClose={() => setOpen(false)} />}
    </>
  );
}

const points = (count: number) => counted(count, 'ponto', 'pontos');
