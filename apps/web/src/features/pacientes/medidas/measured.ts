import type { Stored } from '@alecrim/domain';
import type { Sex } from '@alecrim/domain/pure';
import { DAY_MS } from '@alecrim/domain/pure';
import { yearsOld } from '../../../fields/age.ts';
import type { MeasuredField } from '../../../fields/avaliacao-labels.ts';

export type Measurement = Stored<'Avaliacao'>;

/** A measurement that is stored, or one that is being typed. A text that is no number counts as not measured. */
export type Values = Partial<Record<MeasuredField, unknown>> & {
  data?: string | null;
  metodo_gordura?: string | null;
};

/** What the classes ask for besides the measurements. */
export interface Subject {
  sex: Sex | undefined;
  birthDay: string | undefined;
}

export function subjectOf({ sexo, data_nascimento }: Stored<'Paciente'>): Subject {
  return { sex: sexo || undefined, birthDay: data_nascimento || undefined };
}

export function numberIn(values: Values, field: MeasuredField): number | undefined {
  const value = values[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A calendar day as a number, so that the distance between two days is their difference. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const dayFromNumber = (number: number): string =>
  new Date(Math.round(number) * DAY_MS).toISOString().slice(0, 10);

/** Age on the day of a measurement; undefined if the birth date is not known, or later. */
export function ageOn(
  { birthDay }: Subject,
  day: string | null | undefined,
): { years: number; days: number } | undefined {
  if (!birthDay || !isDay(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const years = yearsOld(birthDay, new Date(year, month - 1, date));
  return years === null ? undefined : { years, days: dayNumber(day) - dayNumber(birthDay) };
}

export interface KnownValue {
  value: number;
  day: string;
}

/** The last value of a field before a day, or on it. */
export function lastKnown(
  all: readonly Measurement[],
  field: MeasuredField,
  day: string | null | undefined,
  exceptId?: string,
): KnownValue | undefined {
  let last: KnownValue | undefined;
  for (const one of all) {
    const value = numberIn(one, field);
    if (value === undefined || one.id === exceptId || (isDay(day) && one.data > day)) continue;
    if (!last || one.data >= last.day) last = { value, day: one.data };
  }
  return last;
}

/** "26,60" and "0,80": the decimals stay, so that a column of them is aligned. */
export const fixedDigits = (value: number, digits: number): string =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The newest measurement. A day that was measured twice gives the later record. */
export function newestValues(all: readonly Measurement[]): Values {
  const [first, ...others] = all;
  if (!first) return {};
  return others.reduce((newest, one) => {
    const isLater =
      one.data > newest.data || (one.data === newest.data && one.created_date > newest.created_date);
    return isLater ? one : newest;
  }, first);
}
