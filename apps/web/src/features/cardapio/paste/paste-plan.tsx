import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useTakePlan } from './take-plan.ts';

const PasteDialog = lazyDialog(() => import('./paste-dialog.tsx').then((m) => m.PasteDialog));

/** Opens the dialog that makes a plan out of a text. It is loaded on demand, and open if the address asks for it. */
export function PastePlan() {
  const [params, setParams] = useSearchParams();
  const take = useTakePlan();
  const [isOpen, setOpen] = useState(() => params.has('colar'));
  function close() {
    setOpen(false);
    // A reload must not open it again.
    if (params.has('colar')) setParams(withoutPaste, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <Button icon={ClipboardPaste} look="outline" size="sm" onClick={() => setOpen(true)}>
        Colar um cardápio
      </Button>
      {isOpen && <PasteDialog onClose={close} onTake={take} />}
    </>
  );
}

function withoutPaste(params: URLSearchParams): URLSearchParams {
  params.delete('colar');
  return params;
}
