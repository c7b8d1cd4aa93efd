import { BookCopy, ChevronDown, SearchX } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useClient } from '../../../data/context.ts';
import { pageQuery } from '../../../data/entity-queries.ts';
import { useLongList } from '../../../data/long-list.ts';
import { usePausedText } from '../../../lib/address-search.ts';
import { cn } from '../../../lib/cn.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { ChoiceWarning } from '../../restricoes/choice-warning.tsx';
import { useCheckedChoices } from '../../restricoes/use-checked.ts';
import { ModeloPreview } from './modelo-dialog.tsx';
import { type Modelo, modeloSummary } from './modelo-words.ts';

interface PickTemplateProps {
  onClose: () => void;
  onTake: (modelo: Modelo) => void;
}

/** Picks the template that a new plan starts from. */
export function PickTemplate({ onClose, onTake }: PickTemplateProps) {
  // After a choice the person goes on with the title of the plan.
  const next = useRef<HTMLElement | null>(null);
  const pick = (modelo: Modelo) => {
    onTake(modelo);
    next.current = document.getElementsByName('titulo')[0] ?? null;
    onClose();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Começar de um modelo"
        opener={next}
        className="h-[92dvh] sm:h-[80dvh] sm:max-w-3xl"
        footer={
          <>
            <Button asChild look="ghost" className="sm:mr-auto">
              <Link to={paths.modelos}>Gerenciar modelos</Link>
            </Button>
            <DialogClose asChild>
              <Button look="outline">Cancelar</Button>
            </DialogClose>
          </>
        }
      >
        <TemplateShelf onPick={pick} />
      </DialogContent>
    </Dialog>
  );
}

/** The templates of whole plans in alphabetical order, with a search. */
function TemplateShelf({ onPick }: { onPick: (modelo: Modelo) => void }) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const words = usePausedText(search);
  const shelf = useLongList(
    pageQuery(useClient(), 'CardapioTemplate', { q: words ? { $search: words } : undefined, sort: 'nome' }),
  );
  const checked = useCheckedChoices(shelf.items ?? NONE, partsOf);
  return (
    <QueryView query={shelf}>
      {({ items: modelos }) =>
        modelos.length === 0 && !words ? (
          <EmptyState icon={BookCopy} title="Você ainda não tem modelos de cardápio">
            Abra um cardápio pronto e escolha “Salvar como modelo” em Mais. O paciente fica de fora.
          </EmptyState>
        ) : (
          <div className="grid grid-cols-1 gap-4 pt-1">
            <SearchBox
              label="Buscar modelos"
              placeholder="Buscar modelos..."
              value={search}
              onChange={setSearch}
            />
            {modelos.length === 0 && (
              <EmptyState icon={SearchX} title="Nenhum modelo com este nome" className="py-10" />
            )}
            <ul aria-label="Modelos de cardápio" className="grid grid-cols-1 gap-2">
              {modelos.map((modelo) => (
                <TemplateRow
                  key={modelo.id}
                  modelo={modelo}
                  warning={<ChoiceWarning checked={checked.get(modelo.id)} />}
                  isShown={shown === modelo.id}
                  onShow={() => setShown((was) => (was === modelo.id ? null : modelo.id))}
                  onPick={() => onPick(modelo)}
                />
              ))}
            </ul>
            {shelf.more && <LoadMore {...shelf.more} />}
          </div>
        )
      }
    </QueryView>
  );
}

const NONE: readonly Modelo[] = [];

const partsOf = ({ refeicoes, receitas, orientacoes, observacoes_finais }: Modelo) => ({
  refeicoes,
  receitas,
  orientacoes,
  observacoes_finais,
});

interface TemplateRowProps {
  modelo: Modelo;
  warning: ReactNode;
  isShown: boolean;
  onShow: () => void;
  onPick: () => void;
}

/** A template that can be unfolded and picked. */
function TemplateRow({ modelo, warning, isShown, onShow, onPick }: TemplateRowProps) {
  return (
    <li className="rounded-control border border-line">
      <div className="flex items-center gap-2 pr-3">
        <button
          type="button"
          aria-expanded={isShown}
          onClick={onShow}
          className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-control py-2 pl-4 text-left hover:bg-soft/60"
        >
          <ChevronDown
            aria-hidden="true"
            className={cn('size-4.5 shrink-0 text-muted', !isShown && '-rotate-90')}
          />
          <span className="min-w-0 grow">
            <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{modelo.nome}</span>
            <span className="block text-sm text-muted">{modeloSummary(modelo)}</span>
            {warning}
          </span>
        </button>
        <Button look="soft" size="sm" aria-label={`Usar modelo ${modelo.nome}`} onClick={onPick}>
          Usar
        </Button>
      </div>
      {isShown && (
        <div className="px-4 pb-4">
          <ModeloPreview modelo={modelo} />
        </div>
      )}
    </li>
  );
}
