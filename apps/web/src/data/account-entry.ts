import type { Client } from '@alecrim/client';
import { queryOptions } from '@tanstack/react-query';

/** Only the login page needs this; the answer changes after the first account. */
export function setupQuery(client: Client) {
  return queryOptions({ queryKey: ['auth', 'setup'], queryFn: () => client.auth.setup(), staleTime: 0 });
}

export async function loadExamples(client: Client): Promise<number> {
  const { data } = await client.functions.invoke<{ criados: number }>('carregarExemplos', {});
  return data.criados;
}
