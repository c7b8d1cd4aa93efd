import '@alecrim/document/shopping.css';
import { ListaDeCompras } from '@alecrim/document';
import type { ShoppingChoice, Stored } from '@alecrim/domain';
import { publicMenuOf, shoppingList, shoppingText, usualShopping } from '@alecrim/domain/pure';
import { useState } from 'react';
import { useUser } from '../../../data/context.ts';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { ShoppingActions } from './shopping-actions.tsx';
import { ShoppingChoices } from './shopping-choices.tsx';
import { useShoppingNeeds } from './use-shopping-needs.ts';

interface ShoppingDialogProps {
  plan: Stored<'Cardapio'>;
  onClose: () => void;
}

/** The shopping list of a plan: to choose for whom and how long, to copy, to send and to print. */
export function ShoppingDialog({ plan, onClose }: ShoppingDialogProps) {
  const user = useUser();
  const query = useShoppingNeeds(plan);
  const needs = query.data;
  const [chosen, setChosen] = useState<ShoppingChoice>();
  const choice = chosen ?? usualShopping(needs ?? { meals: [] });
  const list = needs ? shoppingList(needs, choice) : [];
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Lista de compras"
        description="As quantidades somadas, em peso cru, por seção do mercado."
        className="sm:max-w-2xl"
        footer={needs && <ShoppingActions plan={plan} text={shoppingText(list, choice)} />}
      >
        <QueryView query={query}>
          {() => (
            <div className="grid gap-5">
              <ShoppingChoices meals={plan.refeicoes} choice={choice} onChange={setChosen} />
              <ListaDeCompras menu={publicMenuOf(plan, user)} list={list} choice={choice} isInset />
            </div>
          )}
        </QueryView>
      </DialogContent>
    </Dialog>
  );
}
