import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useClient } from '../data/context.ts';
import { recordQuery } from '../data/entity-queries.ts';
import { CardapioNotFound } from '../features/cardapio/cardapio-not-found.tsx';
import { CardapioView } from '../features/cardapio/share/cardapio-view.tsx';
import { QueryView } from '../ui/states.tsx';

export function VisualizarCardapio() {
  const [params] = useSearchParams();
  const query = useQuery(recordQuery(useClient(), 'Cardapio', params.get('id')));
  return (
    <QueryView query={query}>
      {(plan) => (plan ? <CardapioView key={plan.id} plan={plan} /> : <CardapioNotFound />)}
    </QueryView>
  );
}
