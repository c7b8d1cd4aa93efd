import type { Query } from '@alecrim/client';
import { orientacaoLabels } from '@alecrim/domain/pure';

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
