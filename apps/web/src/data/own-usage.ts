import type { Client } from '@alecrim/client';
import { queryOptions } from '@tanstack/react-query';

/** What the account stores; a limit of 0 is none. */
export interface OwnUsage {
  bytes: number;
  registros: number;
  limite_bytes: number;
  limite_registros: number;
}

/** Always read again: every save changes it. */
export const usageQuery = (client: Client) =>
  queryOptions({
    queryKey: ['usage'],
    queryFn: async () => (await client.functions.invoke<OwnUsage>('espacoUsado', {})).data,
    staleTime: 0,
  });
