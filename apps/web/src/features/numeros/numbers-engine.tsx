import { decisionsOf, type KeptDecision } from '@alecrim/nutrition/decisions';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useClient } from '../../data/client-context.tsx';
import { decisionsQuery, ownFoodsQuery } from '../../data/food-knowledge.ts';
import { onFormChange } from '../../lib/form-changes.ts';
import { ask } from './ask.ts';
import { followForm } from './follow-form.ts';
import type { FormValues } from './form-texts.ts';
import type { NumbersStore } from './numbers-store.ts';

/** Reads the lines of the form whenever they have changed. It shows nothing itself. */
export function NumbersEngine({ store }: { store: NumbersStore }) {
  const { control, getValues, setValue } = useFormContext();
  const client = useClient();
  const { data: ownFoods } = useQuery(ownFoodsQuery(client));
  const { data: memory } = useQuery(decisionsQuery(client));
  const known = useMemo(
    () => ({ ownFoods: ownFoods ?? [], remembered: decisionsOf(memory ?? []) }),
    [ownFoods, memory],
  );
  useEffect(() => {
    const adopt = (leituras: KeptDecision[]) => setValue('leituras', [...getValues('leituras'), ...leituras]);
    const follow = followForm({ values: () => getValues() as FormValues, known, store, ask, adopt });
    const unsubscribe = onFormChange(control, follow.changed);
    return () => {
      unsubscribe();
      follow.stop();
    };
  }, [control, getValues, setValue, known, store]);
  return null;
}
