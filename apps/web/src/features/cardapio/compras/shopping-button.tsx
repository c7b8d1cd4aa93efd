import type { Stored } from '@alecrim/domain';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const ShoppingDialog = lazyDialog(() => import('./shopping-dialog.tsx').then((m) => m.ShoppingDialog));

/** Opens the shopping list of a plan; its dialog is loaded only then. */
export function ShoppingButton({ plan }: { plan: Stored<'Cardapio'> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="ghost" size="sm" onClick={() => setOpen(true)}>
        <ShoppingBasket aria-hidden="true" />
        Lista de compras
      </Button>
      {isOpen && <ShoppingDialog plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}
