/** Weights that a target or a formula may use instead of the weight as it is. */
export const REFERENCE_WEIGHTS = ['ideal', 'ajustado'] as const;
export type ReferenceWeight = (typeof REFERENCE_WEIGHTS)[number];

/** What the reference weights need of the targets of a plan. A form may hold other text instead of a number. */
interface Measured {
  readonly peso_kg?: unknown;
  readonly altura_cm?: unknown;
  readonly idade?: unknown;
  readonly sexo?: unknown;
  /** The ideal weight that the nutritionist has set herself. */
  readonly peso_ideal_kg?: unknown;
}

const ADULT_FROM = 18;
const ELDERLY_FROM = 60;
/** The middle of 22 to 27, which Lipschitz (1994) gives for the elderly. */
const ELDERLY_BMI = 24.5;
/** FAO/WHO/UNU 1985, Technical Report Series 724. */
const ADULT_BMI: Readonly<Record<string, number>> = { masculino: 22, feminino: 20.8 };
/** The part of the weight above the ideal that takes part in the metabolism (Karkeck 1984). */
const ACTIVE_SHARE = 0.25;

const positive = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;

/** The body mass index on which the ideal weight rests; undefined for children, whose curves say it. */
export function idealBmi({ idade, sexo }: Measured): number | undefined {
  const years = positive(idade);
  if (years === undefined || years < ADULT_FROM) return undefined;
  return years >= ELDERLY_FROM ? ELDERLY_BMI : ADULT_BMI[String(sexo)];
}

export function idealKilograms(person: Measured): number | undefined {
  const own = positive(person.peso_ideal_kg);
  const [bmi, centimetres] = [idealBmi(person), positive(person.altura_cm)];
  if (own !== undefined || bmi === undefined || centimetres === undefined) return own;
  return Math.round(bmi * (centimetres / 100) ** 2 * 10) / 10;
}

/** Between the ideal weight and the weight as it is: for people who weigh much more or much less than the ideal. */
export function adjustedKilograms(person: Measured): number | undefined {
  const [ideal, now] = [idealKilograms(person), positive(person.peso_kg)];
  if (ideal === undefined || now === undefined) return undefined;
  return Math.round((ideal + ACTIVE_SHARE * (now - ideal)) * 10) / 10;
}

/** The kilograms of a person by a reference; undefined where they are not known. */
export function kilogramsOf(person: Measured, reference: unknown): number | undefined {
  if (reference === 'ideal') return idealKilograms(person);
  return reference === 'ajustado' ? adjustedKilograms(person) : positive(person.peso_kg);
}
