import { ACTIVITY_LEVELS, type Activity, atividadeLabels, numberText, type Sex } from '@alecrim/domain/pure';

export type FormulaId =
  | 'mifflin'
  | 'harris-benedict'
  | 'fao-oms'
  | 'iom'
  | 'iom-sobrepeso'
  | 'dri-2023'
  | 'cunningham'
  | 'katch-mcardle'
  | 'kcal-kg';

export interface EnergyNeed {
  /** Energy of a day, in kcal, rounded to whole ones. */
  readonly kcal: number;
  /** Energy at rest, where the formula has one. */
  readonly restingKcal: number | undefined;
  readonly activityFactor: number | undefined;
  /** The calculation with its inputs, for the nutritionist to follow. */
  readonly calculation: string;
}

/** The inputs that a formula asks for. */
export type Input =
  | 'sex'
  | 'years'
  | 'kilograms'
  | 'centimetres'
  | 'activity'
  | 'leanKilograms'
  | 'kcalPerKilogram';

/** The activities of the patient's record, and one that only some formulas have. */
export type ActivityId = Activity | 'extremo';

export interface Formula {
  readonly id: FormulaId;
  readonly name: string;
  readonly reference: string;
  /** For whom it was made, in a few words. */
  readonly about: string;
  /** The youngest age for which it was made. */
  readonly fromYears: number;
  /** The least body mass index for which it was made. */
  readonly fromBmi?: number;
  readonly inputs: readonly Input[];
  readonly activities: readonly ActivityId[];
  /** Replaces the factor of the activity where the formula multiplies by one. */
  readonly takesFactor: boolean;
  readonly need: (person: Person, activity: ActivityId, factor?: number) => EnergyNeed;
}

/** What the formulas ask for. An input that a formula does not name is not read. */
export interface Person {
  readonly sex: Sex;
  readonly years: number;
  readonly kilograms: number;
  readonly centimetres: number;
  readonly leanKilograms?: number;
  readonly kcalPerKilogram?: number;
}

export const ACTIVITIES: readonly { readonly id: ActivityId; readonly name: string }[] = [
  ...ACTIVITY_LEVELS.map((id) => ({ id, name: atividadeLabels[id] })),
  { id: 'extremo', name: 'Extremamente ativa' },
];

/** A number of a formula. */
export const written = (value: number, digits = 3): string => numberText(value, digits);

/** "− 5 × 30" or "+ 5": a term with its sign, for a formula that is shown. */
export const term = (value: number, ...factors: readonly number[]): string =>
  `${value < 0 ? '−' : '+'} ${[Math.abs(value), ...factors].map((part) => written(part)).join(' × ')}`;
