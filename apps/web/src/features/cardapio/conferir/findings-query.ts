import type { Stored } from '@alecrim/domain';
import type { Finding } from '@alecrim/domain/plan-check';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePublicLinks } from '../../../data/cardapio-queries.ts';
import { useClient, useUser } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';

/** What *Conferir antes de enviar* finds in a saved plan; undefined until it is known. The code is loaded after the page. */
export function usePlanFindings(plan: Stored<'Cardapio'>) {
  const { data, isError } = useQuery(useFindingsQuery(plan));
  return { findings: data, hasFailed: isError };
}

/** Known before a press, because a press must open a window or a share sheet at once. */
export function useFindingsQuery(plan: Stored<'Cardapio'>) {
  const client = useClient();
  const queries = useQueryClient();
  const user = useUser();
  const { reach } = usePublicLinks();
  // Observed, so that the check runs again when the patient has changed; it reads the patient itself.
  const patient = useQuery({
    ...recordQuery(client, 'Paciente', plan.paciente_id),
    enabled: Boolean(plan.paciente_id),
  });
  // Not read again by the check: each request for the patient starts a check.
  const isPatientUnread = patient.isError && !patient.data;
  const { nome_nutricionista, full_name, crn } = user;
  const nutritionist = { nome_nutricionista, full_name, crn };
  return queryOptions({
    queryKey: ['conferir', plan.id, plan.version, patient.data?.version, nutritionist, reach],
    queryFn: async (): Promise<readonly Finding[]> => {
      const { gatherFindings } = await import('./gather-findings.ts');
      return gatherFindings({ client, queries, plan, isPatientUnread, nutritionist, reach });
    },
    // Not a second time for the version that is about to arrive. A press asks all the same.
    enabled: !patient.isLoading,
    // The own foods and the other patients may have changed since the plan was last shown.
    staleTime: 0,
  });
}
