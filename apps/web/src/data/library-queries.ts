import type { Client, Page, Query } from '@alecrim/client';
import type { Draft, Stored } from '@alecrim/domain';
import { orientacaoLabels } from '@alecrim/domain/pure';
import { queryOptions } from '@tanstack/react-query';
import { longListQuery } from './long-list.ts';

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
      client.until(signal).entities[name as 'RefeicaoTemplate'].page({
        q: q as Query<'RefeicaoTemplate'>,
        sort: sort as 'nome',
        ...part,
      }) as Promise<Page<Stored<TemplateName>>>,
  });
}

type GuidanceQuery = Query<'OrientacaoTemplate'>;

export type OrientacaoCategoria = keyof typeof orientacaoLabels;

export const isFixed = (categoria: string | null | undefined): categoria is OrientacaoCategoria =>
  Object.hasOwn(orientacaoLabels, categoria ?? '');

/** The shared guidance sheets without the examples of other people, which repeat the person's own. */
export const sharedShelf = (userId: string) =>
  ({ $or: [{ is_sample: false }, { created_by_id: userId }] }) satisfies GuidanceQuery;

/** The sheets of a category. Outros also holds the sheets with an unknown category (P38); the person's own are known. */
export function ofCategoria(categoria: string, own: readonly string[]) {
  const known = [...Object.keys(orientacaoLabels).filter((name) => name !== 'outros'), ...own];
  return { categoria: known.includes(categoria) ? categoria : { $nin: known } } satisfies GuidanceQuery;
}

export type Tipo = Draft<'Categoria'>['tipo'];

// A practice has fewer categories than this, and a longer list of chips would be useless.
const MAX = 500;

/** The categories of one kind, in alphabetical order as Portuguese has it. */
export function categoriesQuery(client: Client, tipo: Tipo) {
  return queryOptions({
    queryKey: ['Categoria', 'of', tipo],
    queryFn: ({ signal }) => client.until(signal).entities.Categoria.filter({ tipo }, 'nome', MAX),
    select: byName,
  });
}

const order = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

export const byName = (categorias: readonly Stored<'Categoria'>[]): Stored<'Categoria'>[] =>
  categorias.toSorted((a, b) => order.compare(a.nome, b.nome));

/** The number of templates in a category. */
export function categoryUseQuery(client: Client, { id, tipo }: Stored<'Categoria'>) {
  const users = {
    refeicao: 'RefeicaoTemplate',
    receita: 'ReceitaTemplate',
    orientacao: 'OrientacaoTemplate',
  } as const;
  const entity = users[tipo];
  return queryOptions({
    queryKey: [entity, 'of category', id],
    queryFn: ({ signal }) => {
      const { entities } = client.until(signal);
      return entity === 'OrientacaoTemplate'
        ? entities[entity].count({ categoria: id })
        : entities[entity].count({ categoria_id: id });
    },
  });
}
