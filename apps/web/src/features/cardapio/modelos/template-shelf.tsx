import { BookCopy, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useClient } from '../../../data/context.ts';
import { pageQuery } from '../../../data/entity-queries.ts';
import { useLongList } from '../../../data/long-list.ts';
import { usePausedText } from '../../../lib/address-search.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import type { Modelo } from './modelo-words.ts';
import { TemplateRow } from './template-row.tsx';

/** The templates of whole plans in alphabetical order, with a search. */
export function TemplateShelf({ onPick }: { onPick: (modelo: Modelo) => void }) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const words = usePausedText(search);
  const shelf = useLongList(
    pageQuery(useClient(), 'CardapioTemplate', { q: words ? { $search: words } : undefined, sort: 'nome' }),
  );
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
