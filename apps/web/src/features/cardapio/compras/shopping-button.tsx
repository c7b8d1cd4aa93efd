import type { Stored } from '@alecrim/domain';
import { ShoppingBasket } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';

const ShoppingDialog = lazy(() =>
  import('./shopping-dialog.tsx').then((module) => ({ default: module.ShoppingDialog })),
);

/** Opens the shopping list of a plan; its dialog is loaded only then. */
export function ShoppingButton({ plan }: { plan: Stored<'Cardapio'> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="ghost" size="sm" onClick={() => setOpen(true)}>
        <ShoppingBasket aria-hidden="true" />
        Lista de compras
      </Button>
      {isOpen && (
        <Suspense>
          <ShoppingDialog plan={plan} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
