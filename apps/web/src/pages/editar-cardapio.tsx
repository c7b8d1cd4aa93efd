import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useClient } from '../data/client-context.tsx';
import { recordQuery } from '../data/entity-queries.ts';
import { CardapioNotFound } from '../features/cardapio/cardapio-not-found.tsx';
import { failureText } from '../lib/failure-text.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { LoadingArea } from '../ui/spinner.tsx';

export function EditarCardapio() {
  const [params] = useSearchParams();
  const query = useQuery(recordQuery(useClient(), 'Cardapio', params.get('id')));
  const { data: cardapio, error, isPending, refetch } = query;

  if (isPending) return <LoadingArea />;
  if (error && !cardapio) return <ErrorPanel message={failureText(error)} onRetry={() => void refetch()} />;
  if (!cardapio) return <CardapioNotFound />;
  return <PageHeader title={cardapio.titulo} subtitle={cardapio.paciente_nome} />;
}
