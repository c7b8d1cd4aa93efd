import type { Client, OpenSession } from '@alecrim/client';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

export type { OpenSession };

const key = ['auth', 'sessions'];

/** The open sessions of the account. They are always read again, because other devices change them unnoticed. */
export const sessionsQuery = (client: Client) =>
  queryOptions({ queryKey: key, queryFn: () => client.auth.sessions(), staleTime: 0 });

export const endSessionsMutation = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationKey: [...key, 'end'],
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await client.auth.endSession(id);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
