import type { Client, SecondFactorSecret, SecondFactorStatus } from '@alecrim/client';
import { queryOptions } from '@tanstack/react-query';

export type { SecondFactorSecret, SecondFactorStatus };

/** The person's second factor, and whether the practice requires it. An admin may change that at any time. */
export const secondFactorQuery = (client: Client) =>
  queryOptions({
    queryKey: ['auth', 'second-factor'],
    queryFn: () => client.auth.secondFactor.status(),
    staleTime: 0,
  });
