import { Copy, EllipsisVertical, Eye, Link2, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { CardapioCardData } from '../../../data/cardapio-queries.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useCopyLink } from '../share/use-copy-link.ts';
import { useDuplicate } from './use-duplicate.ts';

const loadRemoval = () => import('./remove-cardapio.tsx');
const RemoveCardapio = lazyDialog(() => loadRemoval().then((m) => m.RemoveCardapio));

/** The actions on a plan (P20). */
export function CardapioMenu({ card }: { card: CardapioCardData }) {
  const { id, titulo, token_publico, ativo } = card;
  const copyLink = useCopyLink();
  const duplicate = useDuplicate();
  const [isRemoving, setRemoving] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <DropdownMenu onOpenChange={(isOpen) => isOpen && loadRemoval().catch(() => {})}>
        <DropdownMenuTrigger asChild>
          <Button
            ref={trigger}
            look="ghost"
            size="icon"
            aria-label={`Ações de ${titulo}`}
            className="-mt-2 -mr-2.5 -mb-2"
          >
            <EllipsisVertical aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem asChild>
            <Link to={paths.visualizar(id)}>
              <Eye aria-hidden="true" />
              Visualizar
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link to={paths.editar(id)}>
              <Pencil aria-hidden="true" />
              Editar
            </Link>
          </DropdownMenuItem>
          {token_publico && ativo && (
            <DropdownMenuItem onSelect={() => void copyLink(card)}>
              <Link2 aria-hidden="true" />
              Copiar Link Público
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => duplicate(id)}>
            <Copy aria-hidden="true" />
            Duplicar
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem isDestructive onSelect={() => setRemoving(true)}>
            <Trash2 aria-hidden="true" />
            Excluir
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isRemoving && <RemoveCardapio card={card} opener={trigger} onClose={() => setRemoving(false)} />}
    </>
  );
}
