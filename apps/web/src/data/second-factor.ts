import type { Client, SecondFactorSecret, SecondFactorStatus } from '@alecrim/client';
import { queryOptions } from '@tanstack/react-query';

export type { SecondFactorSecret, SecondFactorStatus };

/** The own second factor, and whether the practice asks for one. An admin may change that at any moment. */
export const secondFactorQuery = (client: Client) =>
  queryOptions({
    queryKey: ['auth', 'second-factor'],
    queryFn: () => client.auth.secondFactor.status(),
    staleTime: 0,
  });
