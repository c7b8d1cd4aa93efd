import type { Client } from '@alecrim/client';
import { type Draft, duplicateOf, type EntityName, type Stored } from '@alecrim/domain';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { newId } from '../lib/new-id.ts';
import { createMutation } from './entity-mutations.ts';

/** Copies a whole plan. The screen may hold only its card, so the plan is read first. */
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

/** "Duplicar": same content, ' (Cópia)' on the title, owned by the person who copies. */
export const copyOf = <N extends EntityName>(name: N, source: Draft<N>) => ({
  content: duplicateOf(name, source),
  key: newId(),
});
