import type { KeptDecision } from '@alecrim/nutrition/decisions';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useClient } from '../../data/context.ts';
import { decisionsQuery, ownFoodsQuery } from '../../data/food-knowledge.ts';
import { onFormChange } from '../../lib/form-changes.ts';
import { ask } from './ask.ts';
import { followForm } from './follow-form.ts';
import type { FormValues } from './form-texts.ts';
import type { NumbersStore } from './numbers-store.ts';

/** Reads the lines of the form whenever they have changed. It shows nothing itself. */
export function NumbersEngine({ store }: { store: NumbersStore }) {
  const { watch, getValues, setValue } = useFormContext();
  const client = useClient();
  const { data: ownFoods, isError: hasNoFoods } = useQuery(ownFoodsQuery(client));
  const { data: memory, isError: hasNoMemory } = useQuery(decisionsQuery(client));
  // Without her foods and decisions the lines would be read as if there were none.
  const known = useMemo(
    () => (ownFoods && memory ? { ownFoods, remembered: memory } : undefined),
    [ownFoods, memory],
  );
  const hasFailed = !known && (hasNoFoods || hasNoMemory);
  useEffect(() => {
    if (hasFailed) store.fail();
    if (!known) return;
    const adopt = (leituras: KeptDecision[]) => {
      const kept: KeptDecision[] = getValues('leituras');
      const isKept = new Set(kept.map(({ texto }) => texto));
      setValue('leituras', [
        ...kept,
        ...leituras.filter(({ texto }) => !isKept.has(texto)).map(decisionOnly),
      ]);
    };
    const follow = followForm({ values: () => getValues() as FormValues, known, store, ask, adopt });
    const unsubscribe = onFormChange({ watch }, follow.changed);
    return () => {
      unsubscribe();
      follow.stop();
    };
  }, [watch, getValues, setValue, known, hasFailed, store]);
  return null;
}

/** Without what its record in the memory has beside the decision. */
const decisionOnly = ({ texto, escrito, alimento, gramas, nao_contar }: KeptDecision): KeptDecision => ({
  texto,
  escrito,
  alimento,
  gramas,
  nao_contar,
});
