import type { Activity, Person } from './person.ts';

export type FormulaId = 'mifflin' | 'harris-benedict' | 'fao-oms' | 'iom';

export interface Need {
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
  readonly need: (person: Person, activity: Activity, factor?: number) => Need;
}
