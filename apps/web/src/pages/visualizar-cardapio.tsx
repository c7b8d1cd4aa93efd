import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useClient } from '../data/client-context.tsx';
import { recordQuery } from '../data/entity-queries.ts';
import { CardapioNotFound } from '../features/cardapio/cardapio-not-found.tsx';
import { CardapioView } from '../features/cardapio/share/cardapio-view.tsx';
import { failureText } from '../lib/failure-text.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { NoConnection } from '../ui/no-connection.tsx';
import { LoadingArea } from '../ui/spinner.tsx';

export function VisualizarCardapio() {
  const [params] = useSearchParams();
  const query = useQuery(recordQuery(useClient(), 'Cardapio', params.get('id')));
  const { data: plan, error, isPending, isPaused, refetch } = query;

  if (isPending) return isPaused ? <NoConnection /> : <LoadingArea />;
  if (error && !plan) return <ErrorPanel message={failureText(error)} onRetry={() => void refetch()} />;
  if (!plan) return <CardapioNotFound />;
  return <CardapioView key={plan.id} plan={plan} />;
}
