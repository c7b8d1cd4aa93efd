import type { CheckedParts, CheckedPlan } from '@alecrim/nutrition';
import { useWorkerCall } from '../numeros/worker/use-worker-call.ts';
import { callWorker } from '../numeros/worker/worker-client.ts';
import { useRestrictions } from './guard-store.ts';

/** What each of several texts holds that the patient of the form avoids. Empty until it is known, and without restrictions. */
export function useCheckedChoices<T extends { id: string }>(
  choices: readonly T[],
  partsOf: (choice: T) => CheckedParts,
): ReadonlyMap<string, CheckedPlan> {
  const restrictions = useRestrictions();
  const ids = choices.map(({ id }) => id).join(' ');
  const { data } = useWorkerCall(async () => {
    if (restrictions.length === 0 || choices.length === 0) return NONE;
    const checked = await callWorker('check', { plans: choices.map(partsOf), restrictions });
    return new Map(
      choices.flatMap(({ id }, index) => (checked[index] ? [[id, checked[index]] as const] : [])),
    );
  }, [ids, restrictions]);
  return data ?? NONE;
}

const NONE: ReadonlyMap<string, CheckedPlan> = new Map();
