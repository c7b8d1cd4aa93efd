import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useClient, useUser } from '../../../data/context.ts';
import { templatesQuery } from '../../../data/library-queries.ts';
import { useLongList } from '../../../data/long-list.ts';
import { usePausedText } from '../../../lib/address-search.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useGuidanceCategories } from '../../biblioteca/guidance-categories.ts';
import type { AnyTemplate, PartKind } from '../editor/part-kinds.tsx';
import { EmptyShelf } from './empty-shelf.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryPreview } from './library-preview.tsx';
import { LibraryRow } from './library-row.tsx';

interface LibraryShelfProps {
  kind: PartKind;
  picked: readonly AnyTemplate[];
  onToggle: (template: AnyTemplate) => void;
}

export function LibraryShelf({ kind, picked, onToggle }: LibraryShelfProps) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const [shown, setShown] = useState<AnyTemplate | null>(null);
  const words = usePausedText(search);
  const { id: userId } = useUser();
  const { own } = useGuidanceCategories();
  const shelf = useLongList(templatesQuery(useClient(), kind.template, { words, category, userId, own }));
  const templates: AnyTemplate[] = shelf.items ?? [];
  const isFiltered = words !== '' || category !== '';
  if (shelf.items && templates.length === 0 && !isFiltered) return <EmptyShelf kind={kind} />;
  return (
    <div className="grid grid-cols-1 gap-4 pt-1">
      <LibraryFilters
        kind={kind}
        search={search}
        onSearch={setSearch}
        category={category}
        onCategory={setCategory}
      />
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
            />
          ))}
          {shelf.more && (
            <li>
              <LoadMore {...shelf.more} />
            </li>
          )}
        </ul>
        <aside aria-label="Pré-visualização" className="sticky top-0 hidden min-w-0 md:block">
          {shown ? (
            <LibraryPreview kind={kind} template={shown} />
          ) : (
            templates.length > 0 && (
              <p className="rounded-card border border-dashed border-line-strong px-5 py-10 text-center text-sm text-muted">
                Selecione um nome para ver o conteúdo.
              </p>
            )
          )}
        </aside>
      </div>
    </div>
  );
}
