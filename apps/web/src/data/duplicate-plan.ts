import type { Client } from '@alecrim/client';
import type { Stored } from '@alecrim/domain';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { copyOf } from './entity-copies.ts';
import { createMutation } from './entity-mutations.ts';

/** A copy of a whole plan, of which the screen may hold only the card. */
export async function duplicatePlan(
  client: Client,
  queries: QueryClient,
  id: string,
): Promise<Stored<'Cardapio'>> {
  const plan = await client.entities.Cardapio.get(id);
  return new MutationObserver(queries, createMutation(client, queries, 'Cardapio')).mutate(
    copyOf('Cardapio', plan),
  );
}
