import type { Stored } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { useClient, useUser } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';

/** Who writes to whom about a plan. `isLoading` and `isError` tell why a patient's number may be missing. */
export function usePatientChat({ paciente_id, paciente_nome }: Stored<'Cardapio'>) {
  const user = useUser();
  const patient = useQuery({
    ...recordQuery(useClient(), 'Paciente', paciente_id),
    enabled: Boolean(paciente_id),
  });
  return {
    people: {
      phone: patient.data?.telefone,
      patient: paciente_nome,
      nutritionist: user.nome_nutricionista || user.full_name,
    },
    isLoading: patient.isLoading,
    // Also without a connection: the request waits.
    isError: patient.data === undefined && (patient.isError || patient.isPaused),
    retry: () => void patient.refetch(),
  };
}

export type PatientChat = ReturnType<typeof usePatientChat>;
