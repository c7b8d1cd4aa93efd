import { counted } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { openingsQuery } from '../../../data/cardapio-queries.ts';
import { useClient } from '../../../data/context.ts';
import { onMoment } from '../../../lib/dates.ts';

/** How often the link was opened, and when last. Visitors are not identified. */
export function Openings({ id }: { id: string }) {
  const { data } = useQuery({ ...openingsQuery(useClient(), id), refetchOnWindowFocus: true, retry: false });
  if (!data) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <Eye aria-hidden="true" className="size-4 shrink-0" />
      {data.total === 0 || !data.ultima
        ? 'Ainda não foi aberto'
        : `Aberto ${counted(data.total, 'vez', 'vezes')}, a última ${onMoment(data.ultima)}`}
    </p>
  );
}
