import type { Stored } from '@alecrim/domain';
import { BookCopy, Copy, EllipsisVertical, Library, Trash2, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
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
import { useDuplicate } from '../duplicate/use-duplicate.ts';

const loadSaveAsTemplate = () => import('../modelos/save-as-template.tsx');
const SaveAsTemplate = lazyDialog(() => loadSaveAsTemplate().then((m) => m.SaveAsTemplate));
const DuplicateFor = lazyDialog(() => import('../duplicate/duplicate-for.tsx').then((m) => m.DuplicateFor));
const RemoveCardapio = lazyDialog(() =>
  import('../dashboard/remove-cardapio.tsx').then((m) => m.RemoveCardapio),
);

/** The less frequent actions on a plan: it is copied, becomes a template, or is deleted. */
export function PlanMenu({ plan }: { plan: Stored<'Cardapio'> }) {
  const [asked, setAsked] = useState<'patient' | 'template' | 'removal' | null>(null);
  const { mutate: duplicate } = useDuplicate();
  const navigate = useNavigate();
  const trigger = useRef<HTMLButtonElement>(null);
  const question = { opener: trigger, onClose: () => setAsked(null) };
  return (
    <>
      <DropdownMenu onOpenChange={(isOpen) => isOpen && loadSaveAsTemplate().catch(() => {})}>
        <DropdownMenuTrigger asChild>
          <Button ref={trigger} look="ghost" size="sm">
            <EllipsisVertical aria-hidden="true" />
            Mais
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => duplicate({ id: plan.id })}>
            <Copy aria-hidden="true" />
            Duplicar
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setAsked('patient')}>
            <Users aria-hidden="true" />
            Duplicar para outro paciente
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setAsked('template')}>
            <BookCopy aria-hidden="true" />
            Salvar como modelo
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link to={paths.modelos}>
              <Library aria-hidden="true" />
              Modelos de cardápio
            </Link>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem isDestructive onSelect={() => setAsked('removal')}>
            <Trash2 aria-hidden="true" />
            Excluir
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {asked === 'patient' && <DuplicateFor plan={plan} {...question} />}
      {asked === 'template' && <SaveAsTemplate plan={plan} {...question} />}
      {asked === 'removal' && (
        <RemoveCardapio card={plan} onRemove={() => void navigate(paths.dashboard)} {...question} />
      )}
    </>
  );
}
