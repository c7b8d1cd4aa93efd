import type { Client } from '@alecrim/client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { loadExamples } from './account-entry.ts';

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
    mutationFn: async () => {
      const { data } = await client.functions.invoke<{ removidos: number }>('removerExemplos', {});
      return data.removidos;
    },
    onSettled: () => queries.invalidateQueries(),
  });
}

/** What counts as an example of one person; the shared shelf holds other people's too. */
export const ownExamples = (userId: string) => ({ is_sample: true, created_by_id: userId });
