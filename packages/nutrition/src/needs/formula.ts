import { ACTIVITY_LEVELS, type Activity, atividadeLabels, type Sex } from '@alecrim/domain/pure';

export type FormulaId = 'mifflin' | 'harris-benedict' | 'fao-oms' | 'iom';

export interface EnergyNeed {
  /** Energy of a day, in kcal, rounded to whole ones. */
  readonly kcal: number;
  /** Energy at rest, where the formula has one. */
  readonly restingKcal: number | undefined;
  readonly activityFactor: number;
  /** The calculation with its inputs, for the nutritionist to follow. */
  readonly calculation: string;
}

export interface Formula {
  readonly id: FormulaId;
  readonly name: string;
  readonly reference: string;
  /** The youngest age for which it was made. */
  readonly fromYears: number;
  readonly activityFactors: Readonly<Record<Activity, number>>;
  /** `factor` replaces the one of the activity. */
  readonly need: (person: Person, activity: Activity, factor?: number) => EnergyNeed;
}

/** What the formulas ask for. */
export interface Person {
  readonly sex: Sex;
  readonly years: number;
  readonly kilograms: number;
  readonly centimetres: number;
}

export const ACTIVITIES: readonly { readonly id: Activity; readonly name: string }[] = ACTIVITY_LEVELS.map(
  (id) => ({ id, name: atividadeLabels[id] }),
);

/** A number as it is read in Portuguese: "1.234,5". */
export const written = (value: number, digits = 3): string =>
  value.toLocaleString('pt-BR', { maximumFractionDigits: digits });

/** "− 5 × 30" or "+ 5": a term with its sign, for a formula that is shown. */
export const term = (value: number, ...factors: readonly number[]): string =>
  `${value < 0 ? '−' : '+'} ${[Math.abs(value), ...factors].map((part) => written(part)).join(' × ')}`;
