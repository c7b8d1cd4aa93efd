import { Copy, Eye, Link2, Pencil, Trash2, Users } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type CardapioCardData, usePublicLinks } from '../../../data/cardapio-queries.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { paths } from '../../../lib/paths.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { lazyDialog, lazyPart } from '../../../ui/lazy-dialog.tsx';
import type { OpenedMenu } from '../../../ui/lazy-menu.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { CardExitState } from '../conferir/card-exit.tsx';
import { useDuplicate } from '../duplicate/use-duplicate.ts';

const loadRemoval = () => import('./remove-cardapio.tsx');
const RemoveCardapio = lazyDialog(() => loadRemoval().then((m) => m.RemoveCardapio));
const CardExit = lazyPart(() => import('../conferir/card-exit.tsx').then((m) => m.CardExit), {
  isQuiet: true,
});
const DuplicateFor = lazyDialog(() => import('../duplicate/duplicate-for.tsx').then((m) => m.DuplicateFor));

interface CardapioActionsProps extends OpenedMenu {
  card: CardapioCardData;
}

/** The opened menu of a plan, and what its actions open. */
export function CardapioActions({ card, button, firstPress }: CardapioActionsProps) {
  const { id, token_publico, ativo } = card;
  const { press, part } = useCopyLink(card);
  const { mutate: duplicate } = useDuplicate();
  const [asked, setAsked] = useState<'removal' | 'patient' | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  // The question before a deletion opens without a wait.
  useEffect(() => void loadRemoval().catch(() => {}), []);
  return (
    <>
      <DropdownMenu firstPress={firstPress}>
        <DropdownMenuTrigger ref={trigger} asChild>
          {button}
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem asChild icon={Eye}>
            <Link to={paths.visualizar(id)}>Visualizar</Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild icon={Pencil}>
            <Link to={paths.editar(id)}>Editar</Link>
          </DropdownMenuItem>
          {token_publico && ativo && (
            <DropdownMenuItem icon={Link2} onSelect={() => void press()}>
              Copiar Link Público
            </DropdownMenuItem>
          )}
          <DropdownMenuItem icon={Copy} onSelect={() => duplicate({ id })}>
            Duplicar
          </DropdownMenuItem>
          <DropdownMenuItem icon={Users} onSelect={() => setAsked('patient')}>
            Duplicar para outro paciente
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={Trash2} isDestructive onSelect={() => setAsked('removal')}>
            Excluir
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {token_publico && ativo && part}
      {asked === 'removal' && <RemoveCardapio card={card} opener={trigger} onClose={() => setAsked(null)} />}
      {asked === 'patient' && <DuplicateFor plan={card} opener={trigger} onClose={() => setAsked(null)} />}
    </>
  );
}

/**
 * Copies the public link of a plan and says so, with what is to be checked in it. The check is loaded with the menu; a press that
 * is faster copies at once.
 */
function useCopyLink(card: CardapioCardData) {
  const toast = useToast();
  const { linkOf } = usePublicLinks();
  const exit = useRef<CardExitState>(null);
  const isReported = useRef(false);

  async function copy(): Promise<boolean> {
    const link = linkOf(card);
    const isCopied = await copyText(link);
    const words = exit.current?.findings.map(({ text }) => text).join('. ');
    if (isCopied) toast({ title: 'Link público copiado!', description: words ? `${words}.` : undefined });
    else
      toast({ title: 'Não foi possível copiar. Selecione o link e copie manualmente.', description: link });
    return isCopied;
  }

  return {
    async press() {
      if (exit.current) return exit.current.leave('copiado', copy);
      isReported.current = await copy();
    },
    part: (
      <CardExit
        id={card.id}
        onReady={(state) => {
          exit.current = state;
          if (isReported.current) state.report('copiado');
          isReported.current = false;
        }}
      />
    ),
  };
}
