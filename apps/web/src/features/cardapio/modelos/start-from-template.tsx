import { BookCopy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import type { Modelo } from './modelo-words.ts';

const PickTemplate = lazyDialog(() => import('./pick-template.tsx').then((m) => m.PickTemplate));

/** Opens the templates of whole plans. Loaded on demand: most plans start without one. */
export function StartFromTemplate({ onTake }: { onTake: (modelo: Modelo) => void }) {
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <Button look="outline" size="sm" onClick={() => setPicking(true)}>
        <BookCopy aria-hidden="true" />
        Começar de um modelo
      </Button>
      {isPicking && <PickTemplate onClose={() => setPicking(false)} onTake={onTake} />}
    </>
  );
}
