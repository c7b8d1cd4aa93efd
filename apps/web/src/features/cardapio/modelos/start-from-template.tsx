import { BookCopy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Modelo } from './modelo-words.ts';

const PickTemplate = lazy(() => import('./pick-template.tsx').then((m) => ({ default: m.PickTemplate })));

/** Opens the templates of whole plans. Loaded on demand: most plans start without one. */
export function StartFromTemplate({ onTake }: { onTake: (modelo: Modelo) => void }) {
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <Button look="outline" size="sm" onClick={() => setPicking(true)}>
        <BookCopy aria-hidden="true" />
        Começar de um modelo
      </Button>
      {isPicking && (
        <Suspense>
          <PickTemplate onClose={() => setPicking(false)} onTake={onTake} />
        </Suspense>
      )}
    </>
  );
}
