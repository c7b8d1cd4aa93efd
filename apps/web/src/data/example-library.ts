import type { Client } from '@alecrim/client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

interface ExampleRemoval {
  removidos: number;
  /** The moment of the removal, by which all of them can be restored together. */
  removidos_em: string;
}

/** The starter library: some sixty records marked as examples, loaded all together and removed all together. */
export function loadExamplesMutation(client: Client, queries: QueryClient) {
  return mutationOptions({
    mutationFn: () => loadExamples(client),
    onSettled: () => queries.invalidateQueries(),
  });
}

export function removeExamplesMutation(client: Client, queries: QueryClient) {
  return mutationOptions({
    mutationFn: async () => (await client.functions.invoke<ExampleRemoval>('removerExemplos', {})).data,
    onSettled: () => queries.invalidateQueries(),
  });
}

export function restoreExamplesMutation(client: Client, queries: QueryClient) {
  return mutationOptions({
    mutationFn: ({ removidos_em }: ExampleRemoval) =>
      client.functions.invoke('restaurarExemplos', { removidos_em }),
    onSettled: () => queries.invalidateQueries(),
  });
}

/** How many examples would be removed, and how many stay because they were changed or are in use. */
export async function countExamples(client: Client) {
  const { data } = await client.functions.invoke<{ removiveis: number; mantidos: number }>(
    'contarExemplos',
    {},
  );
  return data;
}

/** The examples of one person; the shared guidance also holds examples of other people. */
export const ownExamples = (userId: string) => ({ is_sample: true, created_by_id: userId });

/** Creates the examples and returns their number. */
export async function loadExamples(client: Client): Promise<number> {
  const { data } = await client.functions.invoke<{ criados: number }>('carregarExemplos', {});
  return data.criados;
}
