import type { Client } from '@alecrim/client';
import type { Envio, Via } from '@alecrim/domain/pure';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from './context.ts';
import { retryDelay } from './request-failures.ts';

/** What was sent of a plan, how and when, newest first. */
export function sendingsQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: ['Cardapio sendings', id],
    queryFn: async ({ signal }) =>
      (await client.until(signal).functions.invoke<{ envios: Envio[] }>('enviosDoCardapio', { id })).data
        .envios,
    staleTime: 0,
  });
}

interface Sent {
  id: string;
  versao: number | null;
  via: Via;
  em: string;
}

// About five minutes of tries.
const TRIES = 10;

/** Records that a plan was sent. Nobody waits for it: without a connection it waits for one, and a failure is silent. */
export function useRecordSending() {
  const client = useClient();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (sent: Sent) => client.functions.invoke('registrarEnvio', { ...sent }),
    networkMode: 'online',
    retry: TRIES,
    retryDelay,
    onSuccess: (_answer, { id }) =>
      void queries.invalidateQueries({ queryKey: sendingsQuery(client, id).queryKey }),
  });
  return (plan: { id: string; version?: number }, via: Via) =>
    mutate({ id: plan.id, versao: plan.version ?? null, via, em: new Date().toISOString() });
}
