import type { Stored } from '@alecrim/domain';
import { decisionsOf } from '@alecrim/nutrition/decisions';
import { planTexts } from '@alecrim/nutrition/texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../data/context.ts';
import { ownFoodsQuery } from '../../../data/food-knowledge.ts';
import { ask } from '../../numeros/ask.ts';

/** What has to be bought for a plan, read by the worker as the server reads it for the patient's page. */
export function useShoppingNeeds(plan: Stored<'Cardapio'>) {
  const client = useClient();
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['compras', plan.id, plan.version],
    queryFn: async () =>
      ask('shopping', {
        texts: planTexts(plan),
        decisions: decisionsOf(plan.leituras),
        ownFoods: await queries.fetchQuery(ownFoodsQuery(client)),
      }),
    // Her own foods may have changed since the list was last open.
    staleTime: 0,
  });
}
