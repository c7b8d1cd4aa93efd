import type { EntityName } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useClient, useUser } from '../../data/context.ts';
import { countQuery } from '../../data/entity-queries.ts';
import { ownExamples } from '../../data/example-library.ts';
import { Notice } from '../../ui/notice.tsx';
import { LoadExamples, RemoveExamples } from './examples.tsx';

/** While the library holds examples: explains them and removes them in one click. */
export function ExamplesBanner({ entity }: { entity: EntityName }) {
  const { data: count } = useQuery(countQuery(useClient(), entity, ownExamples(useUser().id)));
  if (!count) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-warning-soft px-4 py-2.5 text-sm">
      <Sparkles aria-hidden="true" className="size-4 shrink-0 text-warning" />
      <p className="min-w-48 grow basis-0">
        Sua biblioteca tem conteúdo de exemplo. Use, edite ou remova tudo de uma vez.
      </p>
      <RemoveExamples />
    </div>
  );
}

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
