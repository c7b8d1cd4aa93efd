import type { Stored } from '@alecrim/domain';
import { decisionsOf } from '@alecrim/nutrition/decisions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '../../../data/context.ts';
import { ownFoodsQuery } from '../../../data/food-knowledge.ts';
import type { WorkerCalls } from './worker-client.ts';

interface PlanQuery<T> {
  /** What is asked; the plan and its version are added to it. */
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

/**
 * The result of a call of the worker, which is repeated when a dependency changes. A result that arrives after the next
 * call is ignored. The last result stays on the screen until the next one, and `merge` may combine the two.
 */
export function useWorkerCall<T, S = T>(
  call: () => Promise<T>,
  dependencies: readonly unknown[],
  merge: (before: S | undefined, result: T) => S = (_, result) => result as unknown as S,
): { data?: S; hasFailed: boolean } {
  const [state, setState] = useState<{ data?: S; hasFailed: boolean }>({ hasFailed: false });
  useEffect(() => {
    let isCurrent = true;
    call()
      .then((result) => {
        if (isCurrent) setState(({ data }) => ({ data: merge(data, result), hasFailed: false }));
      })
      .catch(() => {
        if (isCurrent) setState(({ data }) => ({ data, hasFailed: true }));
      });
    return () => {
      isCurrent = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them.
  }, dependencies);
  return state;
}
