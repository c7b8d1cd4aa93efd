import { ADULT_FROM } from '@alecrim/nutrition/body';
import { useQuery } from '@tanstack/react-query';
import type { Growth } from './growth-figures.ts';
import { ageOn, type Subject } from './measured.ts';

/** The curves of WHO, loaded only for somebody who was a child on one of the days. */
export function useGrowth(
  subject: Subject,
  days: readonly (string | null | undefined)[],
): Growth | undefined {
  const isNeeded =
    Boolean(subject.sex) && days.some((day) => (ageOn(subject, day)?.years ?? ADULT_FROM) < ADULT_FROM);
  const { data } = useQuery({
    queryKey: ['growth curves'],
    queryFn: () => import('@alecrim/nutrition/growth'),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return isNeeded ? data : undefined;
}
