import type { Client, Page, Query } from '@alecrim/client';
import type { Stored } from '@alecrim/domain';
import { ofCategoria, sharedShelf } from './guidance-shelf.ts';
import { areasOf, longListQuery } from './long-list.ts';

type TemplateName = 'RefeicaoTemplate' | 'ReceitaTemplate' | 'OrientacaoTemplate';

interface ShelfFilter {
  words: string;
  /** The id of a category; for guidance, one of the fixed ones. Empty for all. */
  category: string;
  userId: string;
  /** The ids of the person's own categories of guidance. */
  own: readonly string[];
}

const PAGE = 30;

/** A shelf of the library in alphabetical order, page after page. */
export function templatesQuery(client: Client, name: TemplateName, filter: ShelfFilter) {
  const { words, category, userId, own } = filter;
  const isGuidance = name === 'OrientacaoTemplate';
  const q = {
    ...(words && { $search: words }),
    ...(category && (isGuidance ? ofCategoria(category, own) : { categoria_id: category })),
    ...(isGuidance && sharedShelf(userId)),
  };
  const sort = isGuidance ? 'titulo' : 'nome';
  return longListQuery({
    queryKey: [name, 'shelf', { q, sort }],
    size: PAGE,
    read: (part, signal) =>
      areasOf(client, signal).entities[name as 'RefeicaoTemplate'].page({
        q: q as Query<'RefeicaoTemplate'>,
        sort: sort as 'nome',
        ...part,
      }) as Promise<Page<Stored<TemplateName>>>,
  });
}
