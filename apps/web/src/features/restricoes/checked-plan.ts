import type { Stored } from '@alecrim/domain';
import type { CheckedPlan } from '@alecrim/nutrition';
import { callWorker, type Restrictions, type WorkerCalls } from '../numeros/worker/worker-client.ts';

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
