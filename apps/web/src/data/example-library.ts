import type { Client } from '@alecrim/client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { loadExamples } from './account-entry.ts';

interface ExampleRemoval {
  removidos: number;
  /** The moment by which they can be brought back together. */
  removidos_em: string;
}

/** The starter library: some sixty records marked as examples, loaded all together and removed all together. */
export function loadExamplesMutation(client: Client, queries: QueryClient) {
  return mutationOptions({
    mutationKey: ['examples', 'load'],
    mutationFn: () => loadExamples(client),
    onSettled: () => queries.invalidateQueries(),
  });
}

export function removeExamplesMutation(client: Client, queries: QueryClient) {
  return mutationOptions({
    mutationKey: ['examples', 'remove'],
    mutationFn: async () => (await client.functions.invoke<ExampleRemoval>('removerExemplos', {})).data,
    onSettled: () => queries.invalidateQueries(),
  });
}

export function restoreExamplesMutation(client: Client, queries: QueryClient) {
  return mutationOptions({
    mutationKey: ['examples', 'restore'],
    mutationFn: ({ removidos_em }: ExampleRemoval) =>
      client.functions.invoke('restaurarExemplos', { removidos_em }),
    onSettled: () => queries.invalidateQueries(),
  });
}

/** How many examples would go, and how many stay because she has changed or uses them. */
export async function countExamples(client: Client) {
  const { data } = await client.functions.invoke<{ removiveis: number; mantidos: number }>(
    'contarExemplos',
    {},
  );
  return data;
}

/** What counts as an example of one person; the shared shelf holds other people's too. */
export const ownExamples = (userId: string) => ({ is_sample: true, created_by_id: userId });
