import type { Stored } from '@alecrim/domain';
import { BookCopy, EllipsisVertical, Library } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/dropdown-menu.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

const loadSaveAsTemplate = () => import('../modelos/save-as-template.tsx');
const SaveAsTemplate = lazyDialog(() => loadSaveAsTemplate().then((m) => m.SaveAsTemplate));

/** The less frequent actions on a plan: it becomes a template, or the person opens the templates. */
export function PlanMenu({ plan }: { plan: Stored<'Cardapio'> }) {
  const [isTemplating, setTemplating] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
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
          <DropdownMenuItem onSelect={() => setTemplating(true)}>
            <BookCopy aria-hidden="true" />
            Salvar como modelo
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link to={paths.modelos}>
              <Library aria-hidden="true" />
              Modelos de cardápio
            </Link>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isTemplating && <SaveAsTemplate plan={plan} opener={trigger} onClose={() => setTemplating(false)} />}
    </>
  );
}
