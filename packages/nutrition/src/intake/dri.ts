import type { Sex } from '@alecrim/domain/pure';
import type { Nutrient } from '../nutrients.ts';
import { DRI_TABLE } from './dri-table.ts';

export type Stage = 'gestante' | 'lactante';
type Who = 'todos' | Sex | Stage;

export type DriRow = readonly [
  nutrient: Nutrient,
  who: Who,
  from: number,
  until: number,
  ear: number | null,
  rda: number | null,
  ai: number | null,
  ul: number | null,
  report: string,
];

export interface DriPerson {
  readonly sex: Sex;
  /** A part of a year counts: a child of eight months is 0.67. */
  readonly years: number;
  readonly stage?: Stage;
}

/** The reference intakes of one nutrient for one person. It has EAR and RDA, or an AI. */
export interface Reference {
  readonly ear?: number;
  readonly rda?: number;
  readonly ai?: number;
  /** What the day should not exceed. Absent where the limit is not for what foods hold. */
  readonly ul?: number;
  readonly report: string;
}

export type References = Readonly<Partial<Record<Nutrient, Reference>>>;

/** Of magnesium the limit is for supplements, of folate for folic acid, of vitamin A for retinol: no sum of foods compares with it. */
const LIMITS_OF_OTHER_FORMS: readonly Nutrient[] = ['magnesium', 'folate', 'vitaminA'];

/** Pregnancy and lactation have their own values from 14 to 50 years. */
export const STAGE_YEARS = { from: 14, until: 51 } as const;

/** The reference intakes for a person. Undefined for a stage at an age that has none. */
export function driFor(person: DriPerson): References | undefined {
  const { sex, years, stage } = person;
  const { from, until } = STAGE_YEARS;
  if (!(years >= 0) || (stage && (sex !== 'feminino' || years < from || years >= until))) return undefined;
  return Object.fromEntries(
    rowsFor(person).map(([nutrient, , , , ear, rda, ai, ul, report]) => [
      nutrient,
      {
        ...(ear !== null && { ear }),
        ...(rda !== null && { rda }),
        ...(ai !== null && { ai }),
        ...(ul !== null && !LIMITS_OF_OTHER_FORMS.includes(nutrient) && { ul }),
        report,
      },
    ]),
  );
}

/** What a day should reach. */
export const targetOf = ({ rda, ai }: Reference): number | undefined => rda ?? ai;

/** The upper limit, also where it is not for every form of the nutrient: a portion that alone exceeds one is not offered. */
export const limitOf = (nutrient: Nutrient, person: DriPerson): number | undefined =>
  rowsFor(person).find(([name]) => name === nutrient)?.[7] ?? undefined;

function rowsFor({ sex, years, stage }: DriPerson): readonly DriRow[] {
  const people: readonly Who[] = stage ? [stage] : ['todos', sex];
  return DRI_TABLE.filter(([, who, from, until]) => people.includes(who) && years >= from && years < until);
}
