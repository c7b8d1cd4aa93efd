import type { Client, PaperChoice } from '@alecrim/client';
import type { Stored } from '@alecrim/domain';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useClient, useUser } from './context.ts';

export type { PaperChoice } from '@alecrim/client';

/** The plan as a file, with the name that a person would give it. */
function planFileQuery(client: Client, plan: Stored<'Cardapio'>, paper: PaperChoice, profile: unknown) {
  return queryOptions({
    // The file shows the profile, too.
    queryKey: ['plan file', plan.id, plan.version, paper, profile],
    queryFn: async ({ signal }) => {
      const { blob, name } = await client.until(signal).pdf.plan(plan.id, paper);
      return new File([blob], name, { type: 'application/pdf' });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

/** The query of the file, and a start of it before its reader has loaded. */
export function usePlanFile(plan: Stored<'Cardapio'>, paper: PaperChoice) {
  const queries = useQueryClient();
  const query = planFileQuery(useClient(), plan, paper, useUser());
  return { query, prepare: () => void queries.prefetchQuery(query) };
}
