import type { Query } from '@alecrim/client';
import { orientacaoLabels } from '@alecrim/domain/pure';

type GuidanceQuery = Query<'OrientacaoTemplate'>;

export type OrientacaoCategoria = keyof typeof orientacaoLabels;

export const knownCategoria = (categoria: string | null | undefined): OrientacaoCategoria =>
  Object.hasOwn(orientacaoLabels, categoria ?? '') ? (categoria as OrientacaoCategoria) : 'outros';

/** The shared guidance sheets without the examples of other people, which repeat the person's own. */
export const sharedShelf = (userId: string) =>
  ({ $or: [{ is_sample: false }, { created_by_id: userId }] }) satisfies GuidanceQuery;

/** The sheets of a category. Outros also holds the sheets with an unknown category (P38). */
export function ofCategoria(categoria: string) {
  const others = Object.keys(orientacaoLabels).filter((name) => name !== 'outros');
  const isOthers = knownCategoria(categoria) === 'outros';
  return { categoria: isOthers ? { $nin: others } : categoria } satisfies GuidanceQuery;
}
