import type { Sex } from '@alecrim/domain/pure';

export type Skinfold =
  | 'biceps'
  | 'triceps'
  | 'subescapular'
  | 'peitoral'
  | 'axilar_media'
  | 'suprailiaca'
  | 'abdominal'
  | 'coxa';

export type SkinfoldMethod = 'jackson-pollock-3' | 'jackson-pollock-7' | 'durnin-womersley';

interface Method {
  readonly name: string;
  readonly reference: string;
  readonly fromYears: number;
  readonly toYears: number;
  readonly folds: Readonly<Record<Sex, readonly Skinfold[]>>;
  /** Body density in g/ml from the sum of the folds in mm. */
  readonly density: (sex: Sex, sum: number, years: number) => number;
}

const SEVEN: readonly Skinfold[] = [
  'peitoral',
  'axilar_media',
  'triceps',
  'subescapular',
  'abdominal',
  'suprailiaca',
  'coxa',
];
const FOUR: readonly Skinfold[] = ['biceps', 'triceps', 'subescapular', 'suprailiaca'];

// Up to which age, then the two constants of density = a − b × log10(sum).
const DURNIN: Readonly<Record<Sex, readonly (readonly [years: number, a: number, b: number])[]>> = {
  masculino: [
    [19, 1.162, 0.063],
    [29, 1.1631, 0.0632],
    [39, 1.1422, 0.0544],
    [49, 1.162, 0.07],
    [120, 1.1715, 0.0779],
  ],
  feminino: [
    [19, 1.1549, 0.0678],
    [29, 1.1599, 0.0717],
    [39, 1.1423, 0.0632],
    [49, 1.1333, 0.0612],
    [120, 1.1339, 0.0645],
  ],
};

export const SKINFOLD_METHODS: Readonly<Record<SkinfoldMethod, Method>> = {
  'jackson-pollock-3': {
    name: 'Jackson e Pollock, 3 dobras',
    reference:
      'Jackson AS, Pollock ML. Br J Nutr 1978;40:497; Jackson AS et al. Med Sci Sports Exerc 1980;12:175.',
    fromYears: 18,
    toYears: 61,
    folds: {
      masculino: ['peitoral', 'abdominal', 'coxa'],
      feminino: ['triceps', 'suprailiaca', 'coxa'],
    },
    density: (sex, sum, years) =>
      sex === 'masculino'
        ? 1.10938 - 0.0008267 * sum + 0.0000016 * sum ** 2 - 0.0002574 * years
        : 1.0994921 - 0.0009929 * sum + 0.0000023 * sum ** 2 - 0.0001392 * years,
  },
  'jackson-pollock-7': {
    name: 'Jackson e Pollock, 7 dobras',
    reference:
      'Jackson AS, Pollock ML. Br J Nutr 1978;40:497; Jackson AS et al. Med Sci Sports Exerc 1980;12:175.',
    fromYears: 18,
    toYears: 61,
    folds: { masculino: SEVEN, feminino: SEVEN },
    density: (sex, sum, years) =>
      sex === 'masculino'
        ? 1.112 - 0.00043499 * sum + 0.00000055 * sum ** 2 - 0.00028826 * years
        : 1.097 - 0.00046971 * sum + 0.00000056 * sum ** 2 - 0.00012828 * years,
  },
  'durnin-womersley': {
    name: 'Durnin e Womersley, 4 dobras',
    reference: 'Durnin JVGA, Womersley J. Br J Nutr 1974;32:77.',
    fromYears: 16,
    toYears: 72,
    folds: { masculino: FOUR, feminino: FOUR },
    density: (sex, sum, years) => {
      const [, a, b] = DURNIN[sex].find(([until]) => Math.floor(years) <= until) ?? [0, Number.NaN, 0];
      return a - b * Math.log10(sum);
    },
  },
};

export interface BodyFat {
  readonly percent: number;
  readonly density: number;
  /** Outside of the ages that the method was made for. */
  readonly isOutsideAges: boolean;
}

/** Body fat by a method, in per cent of the weight (Siri 1961). Undefined while a fold is missing. */
export function bodyFat(
  method: SkinfoldMethod,
  { sex, years }: { sex: Sex; years: number },
  folds: Partial<Readonly<Record<Skinfold, number>>>,
): BodyFat | undefined {
  const { folds: needed, density, fromYears, toYears } = SKINFOLD_METHODS[method];
  const values = needed[sex].map((fold) => folds[fold]);
  if (!values.every((value): value is number => value !== undefined && value > 0)) return undefined;
  const measured = density(
    sex,
    values.reduce((sum, value) => sum + value, 0),
    years,
  );
  const percent = 495 / measured - 450;
  if (!(percent > 0 && percent < 80)) return undefined;
  return { percent, density: measured, isOutsideAges: years < fromYears || years > toYears };
}

export interface ArmMuscle {
  /** Circumference without skin and fat, in cm. */
  readonly circumference: number;
  /** In cm². */
  readonly area: number;
  /** Whether the area is that of the muscle alone. */
  readonly isWithoutBone: boolean;
}

// The bones that Heymsfield 1982 takes off are those of adults.
export const ARM_BONE_FROM = 18;

/** From the arm's circumference in cm and the triceps fold in mm. Undefined for an adult whose sex is not known. */
export function armMuscle(
  { sex, years }: { sex?: Sex | undefined; years: number },
  arm: number,
  triceps: number,
): ArmMuscle | undefined {
  const isWithoutBone = years >= ARM_BONE_FROM;
  if (isWithoutBone && !sex) return undefined;
  const circumference = arm - (Math.PI * triceps) / 10;
  const adultBone = sex === 'masculino' ? 10 : 6.5;
  const area = circumference ** 2 / (4 * Math.PI) - (isWithoutBone ? adultBone : 0);
  return circumference > 0 && area > 0 ? { circumference, area, isWithoutBone } : undefined;
}
