import { plural } from '@alecrim/domain/pure';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useGuardState } from './guard-store.ts';
import { openWarnings, warningCount } from './warnings.ts';

const WarningsDialog = lazyDialog(() => import('./warnings-dialog.tsx').then((m) => m.WarningsDialog));

/** How many warnings the plan has, in the bar of the editor. A press opens their list. */
export function GuardBadge() {
  const state = useGuardState();
  const [isOpen, setOpen] = useState(false);
  if (!state) return null;
  const { sure, possible } = openWarnings(state.warnings);
  const open = sure + possible;
  const Icon = open > 0 ? TriangleAlert : ShieldCheck;
  const words = state.checked ? warningCount(state) : waiting[state.status];
  // Possible warnings are counted apart, so that they do not hide the sure ones.
  const figures = possible > 0 && sure > 0 ? `${sure} + ${possible}` : `${open}`;
  const shortWords = state.checked ? `${figures} ${plural(open, 'aviso', 'avisos')}` : 'Restrições';
  return (
    <>
      <Button
        icon={Icon}
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-label={words}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(true)}
        className={cn('max-sm:gap-1 max-sm:px-2.5', colours(sure, possible))}
      >
        {/* A narrow bar has room for the first words, and that of a phone for a number. */}
        <span className="max-lg:hidden">{words}</span>
        <span className="max-sm:hidden lg:hidden in-data-keyboard:hidden">{shortWords}</span>
        <span className="hidden max-sm:inline in-data-keyboard:inline lg:hidden">
          {state.checked && figures}
        </span>
      </Button>
      {/* The empty region stays in the page, so that screen readers announce its later text. */}
      <span role="status" className="sr-only">
        {open > 0 ? words : ''}
      </span>
      {isOpen && <WarningsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function colours(sure: number, possible: number): string {
  if (sure > 0) return 'border-danger/50 text-danger';
  return possible > 0 ? 'border-warning/50 text-warning' : 'text-muted';
}

const waiting = {
  reading: 'Conferindo restrições…',
  ready: 'Conferindo restrições…',
  failed: 'Restrições não conferidas',
};
