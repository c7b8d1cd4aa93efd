import type { Stored } from '@alecrim/domain';
import type { CheckedPlan } from '@alecrim/nutrition';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useClient } from '../../data/context.ts';
import { recordQuery } from '../../data/entity-queries.ts';
import { callWorker, type Restrictions, type WorkerCalls } from '../numeros/worker/worker-client.ts';

const NONE: Restrictions = [];

/** What the patient of the form avoids; nothing in a form without a patient, undefined if it could not be read. */
export function usePatientRestrictions(): Restrictions | undefined {
  return useRestrictionsOf((useWatch({ name: 'paciente_id' }) as string | null | undefined) ?? null);
}

/** Undefined if they could not be read: that is not the same as none. */
export function useRestrictionsOf(patientId: string | null): Restrictions | undefined {
  const { data, isError } = useQuery({
    ...recordQuery(useClient(), 'Paciente', patientId),
    enabled: Boolean(patientId),
  });
  if (patientId && isError && !data) return undefined;
  return (patientId && data?.restricoes) || NONE;
}

/** A saved plan beside what its patient avoids. */
export async function checkedPlan(
  { refeicoes, receitas, orientacoes, observacoes_finais }: Stored<'Cardapio'>,
  restrictions: Restrictions,
  known: WorkerCalls['setKnown']['input'],
): Promise<CheckedPlan | null> {
  const plans = [{ refeicoes, receitas, orientacoes, observacoes_finais }];
  const [checked] = await callWorker('check', { plans, restrictions, known });
  return checked ?? null;
}
