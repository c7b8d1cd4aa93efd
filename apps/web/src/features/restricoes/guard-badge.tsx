import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useGuardState } from './guard-store.ts';
import { warningCount } from './warning-words.ts';
import { isOpenWarning } from './warnings.ts';

const WarningsDialog = lazyDialog(() => import('./warnings-dialog.tsx').then((m) => m.WarningsDialog));

/** How many warnings the plan has, in the bar of the editor. A press opens their list. */
export function GuardBadge() {
  const state = useGuardState();
  const [isOpen, setOpen] = useState(false);
  if (!state) return null;
  const open = state.warnings.filter(isOpenWarning).length;
  const Icon = open > 0 ? TriangleAlert : ShieldCheck;
  const words = state.checked ? warningCount(state) : waiting[state.status];
  return (
    <>
      <Button
        look="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-label={words}
        // Without the focus of a mouse press: at the end of the page Chromium would scroll and lose the press.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(true)}
        className={open > 0 ? 'border-danger/50 text-danger' : 'text-muted'}
      >
        <Icon aria-hidden="true" />
        {/* Above a phone's keyboard the bar has room for a number. */}
        <span className="hidden in-data-keyboard:inline">{open}</span>
        <span className="in-data-keyboard:hidden">{words}</span>
      </Button>
      {/* The empty region stays in the page, so that screen readers announce its later text. */}
      <span role="status" className="sr-only">
        {open > 0 ? words : ''}
      </span>
      {isOpen && <WarningsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const waiting = {
  reading: 'Conferindo restrições…',
  ready: 'Conferindo restrições…',
  failed: 'Restrições não conferidas',
};
