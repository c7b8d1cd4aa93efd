import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../data/context.ts';
import { countQuery } from '../../data/entity-queries.ts';
import { Notice } from '../../ui/notice.tsx';
import { LoadExamples } from './load-examples.tsx';

/** Offers the starter library while there are no categories. */
export function EmptyLibraryOffer() {
  const { data: count } = useQuery(countQuery(useClient(), 'Categoria'));
  if (count !== 0) return null;
  return (
    <div className="mb-5">
      <Notice>
        <p className="mb-2">
          Quer começar com uma biblioteca pronta? Você pode mudar ou remover tudo depois.
        </p>
        <LoadExamples />
      </Notice>
    </div>
  );
}
