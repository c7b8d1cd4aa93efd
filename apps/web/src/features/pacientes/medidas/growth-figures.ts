import type { Sex } from '@alecrim/domain/pure';
import { ADULT_FROM, type GrowthIndicator, growthClass } from '@alecrim/nutrition/body';
import { useQuery } from '@tanstack/react-query';
import { bmiFor } from './composition.ts';
import type { Figure } from './figures.ts';
import { ageOn, fixedDigits, numberIn, type Subject, type Values } from './measured.ts';

/** The curves of a child, whose table is loaded when a child is shown. */
export type Growth = typeof import('@alecrim/nutrition/growth');

interface Curve {
  indicator: GrowthIndicator;
  name: string;
  value: number | undefined;
  /** Age in days, or height in cm. */
  at: number | undefined;
}

// Until then a child is measured lying, and from then on standing.
const STANDS_FROM = 731;
const FIVE_YEARS = 1_826;

/** How a child compares with the curves of WHO, for each thing that was measured. */
export function growthFigures(growth: Growth, values: Values, subject: Subject & { sex: Sex }): Figure[] {
  const age = ageOn(subject, values.data);
  if (!age) return [];
  const { days, years } = age;
  const weight = numberIn(values, 'peso_kg');
  const height = numberIn(values, 'altura_cm');
  const isSmall = days <= FIVE_YEARS;
  const curves: Curve[] = [
    { indicator: 'imc', name: 'IMC para a idade', value: bmiFor(values, subject, []), at: days },
    { indicator: 'peso', name: 'Peso para a idade', value: weight, at: days },
    { indicator: 'estatura', name: 'Estatura para a idade', value: height, at: days },
    {
      indicator: days < STANDS_FROM ? 'peso-comprimento' : 'peso-altura',
      name: 'Peso para a estatura',
      value: isSmall ? weight : undefined,
      at: height,
    },
    {
      indicator: 'cabeca',
      name: 'Perímetro cefálico para a idade',
      value: isSmall ? numberIn(values, 'cabeca_cm') : undefined,
      at: days,
    },
  ];
  return curves.flatMap(({ indicator, name, value, at }) => {
    if (value === undefined || at === undefined) return [];
    const score = growth.growthScore(indicator, subject.sex, at, value);
    if (!score) return [];
    return {
      key: indicator,
      name,
      text: `z ${signed(score.z)}, percentil ${percentileText(score.percentile)}`,
      meaning: growthClass(indicator, score.z, years),
    };
  });
}

const signed = (z: number) => `${z < 0 ? '−' : '+'}${fixedDigits(Math.abs(z), 2)}`;

/** A percentile at the ends of the curve is not 0 or 100. */
function percentileText(percentile: number): string {
  if (percentile < 0.1) return 'menor que 0,1';
  if (percentile > 99.9) return 'maior que 99,9';
  return fixedDigits(percentile, 1);
}

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
