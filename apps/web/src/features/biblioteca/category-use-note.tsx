import type { Stored } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { categoryUseQuery } from '../../data/category-queries.ts';
import { useClient } from '../../data/client-context.tsx';

/** Says how many templates would lose their category. */
export function CategoryUseNote({ record }: { record: Stored<'Categoria'> }) {
  const { data: count } = useQuery(categoryUseQuery(useClient(), record));
  if (!count) return null;
  return (
    <p role="status">
      {count === 1
        ? '1 modelo usa esta categoria. Ele ficará sem categoria; nada mais se perde.'
        : `${count.toLocaleString('pt-BR')} modelos usam esta categoria. Eles ficarão sem categoria; nada mais se perde.`}
    </p>
  );
}
