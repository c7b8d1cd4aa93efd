import { counted } from '@alecrim/domain/pure';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, SearchX } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useClient, useUser } from '../../../data/context.ts';
import { loadExamplesMutation } from '../../../data/example-library.ts';
import { categoriesQuery, templatesQuery } from '../../../data/library-queries.ts';
import { useLongList } from '../../../data/long-list.ts';
import { usePausedText } from '../../../lib/address-search.ts';
import { cn } from '../../../lib/cn.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogClose, OpenDialog } from '../../../ui/dialog.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { Options, Select } from '../../../ui/select.tsx';
import { EmptyState, QueryView } from '../../../ui/states.tsx';
import { useFailureNotice } from '../../../ui/toast.tsx';
import { useGuidanceCategories } from '../../biblioteca/categories.ts';
import { ChoiceWarning, useCheckedChoices } from '../../restricoes/choice-warning.tsx';
import type { AnyTemplate, PartKind } from '../editor/part-kinds.tsx';
import { PartPreview } from '../editor/part-text.tsx';

interface LibraryDialogProps {
  kind: PartKind;
  onClose: () => void;
  /** In the order in which they were picked. */
  onPick: (templates: AnyTemplate[]) => void;
}

/** Picks one or more templates from the library. */
export function LibraryDialog({ kind, onClose, onPick }: LibraryDialogProps) {
  const [picked, setPicked] = useState<AnyTemplate[]>([]);
  const isAdding = useRef(false);
  function toggle(template: AnyTemplate) {
    const others = picked.filter(({ id }) => id !== template.id);
    setPicked(others.length < picked.length ? others : [...picked, template]);
  }
  function add() {
    isAdding.current = true;
    onClose();
    onPick(picked);
  }
  const count = picked.length > 0 && counted(picked.length, kind.noun.toLowerCase(), kind.plural);
  return (
    <OpenDialog
      onClose={onClose}
      title={`${kind.title.split(' ')[0]} da Biblioteca`}
      className="h-[92dvh] sm:h-[80dvh] sm:max-w-4xl"
      // The added part gets the focus, not the button that opened the dialog.
      onCloseAutoFocus={(event) => isAdding.current && event.preventDefault()}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancelar</Button>
          </DialogClose>
          <Button disabled={!count} onClick={add}>
            {count ? `Adicionar ${count}` : 'Adicionar'}
          </Button>
        </>
      }
    >
      <LibraryShelf kind={kind} picked={picked} onToggle={toggle} />
    </OpenDialog>
  );
}

interface LibraryShelfProps {
  kind: PartKind;
  picked: readonly AnyTemplate[];
  onToggle: (template: AnyTemplate) => void;
}

function LibraryShelf({ kind, picked, onToggle }: LibraryShelfProps) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const [shown, setShown] = useState<AnyTemplate | null>(null);
  const words = usePausedText(search);
  const { id: userId } = useUser();
  const { own, labels } = useCategories(kind);
  const shelf = useLongList(templatesQuery(useClient(), kind.template, { words, category, userId, own }));
  const templates: AnyTemplate[] = shelf.items ?? [];
  const checked = useCheckedChoices(templates, (template) => ({ [kind.name]: [template] }));
  const isFiltered = words !== '' || category !== '';
  if (shelf.items && templates.length === 0 && !isFiltered) return <EmptyShelf kind={kind} />;
  return (
    <div className="grid grid-cols-1 gap-4 pt-1">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_14rem]">
        <SearchBox
          label="Buscar na biblioteca"
          placeholder={`Buscar ${kind.plural}...`}
          value={search}
          onChange={setSearch}
        />
        <Select aria-label="Categoria" value={category} onChange={(event) => setCategory(event.target.value)}>
          <Options labels={{ '': 'Todas as categorias', ...labels }} />
        </Select>
      </div>
      <QueryView query={shelf}>
        {() =>
          templates.length === 0 && (
            <EmptyState icon={SearchX} title={`Não há ${kind.plural} com este filtro`} className="py-10" />
          )
        }
      </QueryView>
      <div className="items-start gap-5 md:grid md:grid-cols-2">
        <ul className="grid min-w-0 grid-cols-1 gap-2">
          {templates.map((template) => (
            <LibraryRow
              key={template.id}
              kind={kind}
              template={template}
              place={picked.findIndex(({ id }) => id === template.id) + 1}
              isShown={shown?.id === template.id}
              onToggle={() => onToggle(template)}
              onShow={() => setShown((was) => (was?.id === template.id ? null : template))}
              warning={<ChoiceWarning checked={checked.get(template.id)} />}
            />
          ))}
          {shelf.more && (
            <li>
              <LoadMore {...shelf.more} />
            </li>
          )}
        </ul>
        <aside aria-label="Pré-visualização" className="sticky top-0 hidden min-w-0 md:block">
          {shown && <PartPreview kind={kind} part={shown} />}
          {!shown && templates.length > 0 && (
            <p className="rounded-card border border-dashed border-line-strong px-5 py-10 text-center text-sm text-muted">
              Selecione um nome para ver o conteúdo.
            </p>
          )}
        </aside>
      </div>
    </div>
  );
}

const tipos = { refeicoes: 'refeicao', receitas: 'receita', orientacoes: 'orientacao' } as const;

/** The categories of a kind of templates, by their ids, and those of the guidance that the person has created. */
function useCategories({ name }: PartKind) {
  const { own, all } = useGuidanceCategories();
  const { data = [] } = useQuery(categoriesQuery(useClient(), tipos[name]));
  const categories = name === 'orientacoes' ? all : data.map(({ id, nome }) => ({ value: id, label: nome }));
  return { own, labels: Object.fromEntries(categories.map(({ value, label }) => [value, label])) };
}

interface LibraryRowProps {
  kind: PartKind;
  template: AnyTemplate;
  /** Its position among the picked templates, from 1; 0 if it is not picked. */
  place: number;
  isShown: boolean;
  onToggle: () => void;
  onShow: () => void;
  warning: ReactNode;
}

function LibraryRow({ kind, template, place, isShown, onToggle, onShow, warning }: LibraryRowProps) {
  const name = 'nome' in template ? template.nome : template.titulo;
  return (
    <li
      className={cn(
        'rounded-control border transition-colors',
        place > 0 ? 'border-brand-ink/50 bg-brand-soft' : 'border-line hover:bg-soft/60',
      )}
    >
      <div className="flex items-stretch">
        <label className="flex items-center py-3 pr-3 pl-4">
          <input
            type="checkbox"
            checked={place > 0}
            onChange={onToggle}
            aria-label={`Escolher ${name}`}
            className="size-5"
          />
        </label>
        <button
          type="button"
          aria-expanded={isShown}
          onClick={onShow}
          className="flex min-h-14 min-w-0 grow items-center gap-2 rounded-control py-2 pr-3 text-left"
        >
          <span className="min-w-0 grow">
            <span className="block truncate font-semibold">{name}</span>
            <span className="block truncate text-sm text-muted">{kind.summaryOf(template)}</span>
            {warning}
          </span>
          {place > 0 && (
            <span
              aria-hidden="true"
              className="flex size-6 shrink-0 items-center justify-center rounded-full brand-edge bg-brand text-xs font-bold text-on-brand"
            >
              {place}
            </span>
          )}
          <ChevronDown
            aria-hidden="true"
            className={cn('size-4.5 shrink-0 text-muted md:-rotate-90', isShown && 'rotate-180')}
          />
        </button>
      </div>
      {isShown && (
        <div className="px-3 pb-3 md:hidden">
          <PartPreview kind={kind} part={template} />
        </div>
      )}
    </li>
  );
}

/** Shown while the library is empty: offers to load the examples. */
function EmptyShelf({ kind }: { kind: PartKind }) {
  const load = useMutation({
    ...loadExamplesMutation(useClient(), useQueryClient()),
    onError: useFailureNotice()('Não foi possível carregar os exemplos'),
  });
  return (
    <EmptyState
      icon={kind.icon}
      title={`Sua biblioteca ainda não tem ${kind.plural}`}
      action={
        <Button isBusy={load.isPending} onClick={() => load.mutate()}>
          Carregar biblioteca de exemplos
        </Button>
      }
    >
      Comece com exemplos prontos, ou guarde aqui o que você escreve com “Salvar na biblioteca”, no menu de
      cada parte do cardápio.
    </EmptyState>
  );
}
