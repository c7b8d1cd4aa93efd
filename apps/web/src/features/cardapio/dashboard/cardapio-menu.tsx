import { EllipsisVertical } from 'lucide-react';
import type { CardapioCardData } from '../../../data/cardapio-queries.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyMenu } from '../../../ui/lazy-menu.tsx';

const Menu = lazyMenu(() => import('./cardapio-actions.tsx').then((m) => m.CardapioActions));

/** The actions on a plan (P20). */
export const CardapioMenu = ({ card }: { card: CardapioCardData }) => (
  <Menu
    card={card}
    button={
      <Button
        icon={EllipsisVertical}
        variant="ghost"
        size="icon"
        aria-label={`Ações de ${card.titulo}`}
        className="-mt-2 -mr-2.5 -mb-2"
      />
    }
  />
);
