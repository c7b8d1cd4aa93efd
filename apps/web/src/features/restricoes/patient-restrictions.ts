import type { Stored } from '@alecrim/domain';
import type { CheckedPlan } from '@alecrim/nutrition';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useClient } from '../../data/context.ts';
import { recordQuery } from '../../data/entity-queries.ts';
import { callWorker, type Restrictions, type WorkerCalls } from '../numeros/worker/worker-client.ts';

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
