import type { Client } from '@alecrim/client';
import type { FollowUp } from '@alecrim/domain/pure';
import { queryOptions } from '@tanstack/react-query';

/** Under the plans, so that a changed plan refreshes it. */
export const followUpKey = ['Cardapio', 'follow up'] as const;

/** Who needs attention on this day, and what happened last. */
export function followUpQuery(client: Client, hoje: string) {
  return queryOptions({
    queryKey: [...followUpKey, hoje],
    queryFn: async ({ signal }) =>
      (await client.until(signal).functions.invoke<FollowUp>('paraAcompanhar', { hoje })).data,
    // Patients change on other pages.
    staleTime: 0,
  });
}
