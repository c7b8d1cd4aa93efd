import type { Stored } from '@alecrim/domain';
import { counted, plural } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../data/context.ts';
import { categoryUseQuery } from '../../data/library-queries.ts';

/** Says how many templates would lose their category. */
export function CategoryUseNote({ record }: { record: Stored<'Categoria'> }) {
  const { data: count } = useQuery(categoryUseQuery(useClient(), record));
  if (!count) return null;
  return (
    <p role="status">
      {counted(count, 'modelo usa', 'modelos usam')} esta categoria.{' '}
      {plural(count, 'Ele ficará', 'Eles ficarão')}{' '}
      {record.tipo === 'orientacao' ? 'em Outros' : 'sem categoria'}; nada mais se perde.
    </p>
  );
}
