import type { Stored } from '@alecrim/domain';
import { decisionsOf } from '@alecrim/nutrition/decisions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../data/context.ts';
import { ownFoodsQuery } from '../../../data/food-knowledge.ts';
import type { WorkerCalls } from './worker-client.ts';

interface PlanQuery<T> {
  /** The query; the plan and its version are added to it. */
  key: readonly unknown[];
  enabled?: boolean;
  /** Calls the worker with the decisions of the plan and the own foods of the account. */
  read: (known: WorkerCalls['setKnown']['input']) => Promise<T>;
}

/** What the worker finds in a saved plan. */
export function usePlanQuery<T>(plan: Stored<'Cardapio'>, { key, enabled, read }: PlanQuery<T>) {
  const client = useClient();
  const queries = useQueryClient();
  return useQuery({
    queryKey: [...key, plan.id, plan.version],
    enabled,
    queryFn: async () =>
      read({
        decisions: decisionsOf(plan.leituras),
        ownFoods: await queries.fetchQuery(ownFoodsQuery(client)),
      }),
    // The own foods may have changed since the plan was last shown.
    staleTime: 0,
  });
}
