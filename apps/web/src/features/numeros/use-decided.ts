import type { Item } from '@alecrim/nutrition';
import { type KeptDecision, keysFor } from '@alecrim/nutrition/decisions';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useClient } from '../../data/context.ts';
import { decisionsQuery } from '../../data/food-knowledge.ts';

/** Whether something was decided about an item: in this plan, or earlier. */
export function useDecided(item: Item): boolean {
  const { control } = useFormContext();
  const ofPlan = useWatch({ control, name: 'leituras', exact: true }) as KeptDecision[] | undefined;
  const { data: memory } = useQuery(decisionsQuery(useClient()));
  const keys = keysFor(item);
  const isAbout = ({ texto }: KeptDecision) => keys.includes(texto ?? '');
  return (ofPlan ?? []).some(isAbout) || (memory ?? []).some(isAbout);
}
