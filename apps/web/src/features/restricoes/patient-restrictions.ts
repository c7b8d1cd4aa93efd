import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useClient } from '../../data/context.ts';
import { recordQuery } from '../../data/entity-queries.ts';
import type { Restrictions } from '../numeros/worker/worker-client.ts';

const NONE: Restrictions = [];

/** What the patient of the form avoids; nothing in a form without a patient. */
export function usePatientRestrictions(): Restrictions {
  return useRestrictionsOf((useWatch({ name: 'paciente_id' }) as string | null | undefined) ?? null);
}

export function useRestrictionsOf(patientId: string | null): Restrictions {
  const { data } = useQuery({
    ...recordQuery(useClient(), 'Paciente', patientId),
    enabled: Boolean(patientId),
  });
  return (patientId && data?.restricoes) || NONE;
}
