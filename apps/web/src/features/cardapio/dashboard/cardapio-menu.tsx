import { Copy, EllipsisVertical, Eye, Link2, Pencil, Trash2, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { type CardapioCardData, usePublicLinks } from '../../../data/cardapio-queries.ts';
import { copyText } from '../../../lib/clipboard.ts';
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
import { useToast } from '../../../ui/toast.tsx';
import { useDuplicate } from '../duplicate/use-duplicate.ts';

const loadRemoval = () => import('./remove-cardapio.tsx');
const RemoveCardapio = lazyDialog(() => loadRemoval().then((m) => m.RemoveCardapio));
const DuplicateFor = lazyDialog(() => import('../duplicate/duplicate-for.tsx').then((m) => m.DuplicateFor));

/** The actions on a plan (P20). */
export function CardapioMenu({ card }: { card: CardapioCardData }) {
  const { id, titulo, token_publico, ativo } = card;
  const copyLink = useCopyLink();
  const { mutate: duplicate } = useDuplicate();
  const [asked, setAsked] = useState<'removal' | 'patient' | null>(null);
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
          <DropdownMenuItem onSelect={() => duplicate({ id })}>
            <Copy aria-hidden="true" />
            Duplicar
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setAsked('patient')}>
            <Users aria-hidden="true" />
            Duplicar para outro paciente
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem isDestructive onSelect={() => setAsked('removal')}>
            <Trash2 aria-hidden="true" />
            Excluir
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {asked === 'removal' && <RemoveCardapio card={card} opener={trigger} onClose={() => setAsked(null)} />}
      {asked === 'patient' && <DuplicateFor plan={card} opener={trigger} onClose={() => setAsked(null)} />}
    </>
  );
}

const warnings = {
  computer: 'Ele só abre neste computador.',
  network: 'Ele só abre na rede deste computador.',
  everywhere: undefined,
};

/** Copies the public link of a plan and says so. */
function useCopyLink() {
  const toast = useToast();
  const { linkOf, reach } = usePublicLinks();
  return async (plan: { token_publico: string | null }) => {
    const link = linkOf(plan);
    const isCopied = await copyText(link);
    toast(
      isCopied
        ? { title: 'Link público copiado!', description: warnings[reach] }
        : { title: 'Não foi possível copiar. Selecione o link e copie manualmente.', description: link },
    );
  };
}
