import type { Decision } from '@alecrim/nutrition';
import { decisionsOf, type KeptDecision } from '@alecrim/nutrition/decisions';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useClient } from '../../data/client-context.tsx';
import { decisionsQuery } from '../../data/food-knowledge.ts';

/** What was decided about a wording: in this plan, or else earlier. */
export function useDecided(wording: string): Decision | undefined {
  const { control } = useFormContext();
  const ofPlan = useWatch({ control, name: 'leituras', exact: true }) as KeptDecision[] | undefined;
  const { data: memory } = useQuery(decisionsQuery(useClient()));
  return decidedIn(wording, ofPlan, memory);
}

export const decidedIn = (
  wording: string,
  ...places: (readonly KeptDecision[] | null | undefined)[]
): Decision | undefined =>
  places.map((kept) => decisionsOf(kept ?? []).get(wording)).find((decision) => decision !== undefined);
