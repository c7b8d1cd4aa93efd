import type { Client, Page, Query } from '@alecrim/client';
import type { Stored } from '@alecrim/domain';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { ofCategoria, sharedShelf } from './guidance-shelf.ts';

type TemplateName = 'RefeicaoTemplate' | 'ReceitaTemplate' | 'OrientacaoTemplate';

interface ShelfFilter {
  words: string;
  /** The id of a category; for guidance, one of the fixed ones. Empty for all. */
  category: string;
  userId: string;
}

const PAGE = 30;

/** A shelf of the library in alphabetical order, page after page. */
export function templatesQuery(client: Client, name: TemplateName, filter: ShelfFilter) {
  const { words, category, userId } = filter;
  const isGuidance = name === 'OrientacaoTemplate';
  const q = {
    ...(words && { $search: words }),
    ...(category && (isGuidance ? ofCategoria(category) : { categoria_id: category })),
    ...(isGuidance && sharedShelf(userId)),
  };
  const sort = isGuidance ? 'titulo' : 'nome';
  return infiniteQueryOptions({
    queryKey: [name, 'shelf', q],
    queryFn: ({ pageParam: cursor }) =>
      client.entities[name as 'RefeicaoTemplate'].page({
        q: q as Query<'RefeicaoTemplate'>,
        sort: sort as 'nome',
        limit: PAGE,
        cursor,
      }) as Promise<Page<Stored<TemplateName>>>,
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
  });
}
