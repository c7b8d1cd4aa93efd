import { brazilianDay, type EntityName } from '@alecrim/domain';
import type { Row } from './rows.ts';

/** What a patient's record copies from the newest measurements. */
export const BODY_MEASURES = ['peso_kg', 'altura_cm'] as const;

export const isMeasured = (row: Row): boolean => BODY_MEASURES.some((name) => typeof row[name] === 'number');

/** A new weight or height is of the day that the body names, or of today. */
export function withDay(name: EntityName, draft: Row, body: Row, now: Date, before: Row = {}): Row {
  if (name !== 'Paciente' || body.medidas_em) return draft;
  const isNew = BODY_MEASURES.some(
    (measure) => typeof draft[measure] === 'number' && draft[measure] !== before[measure],
  );
  return isNew ? { ...draft, medidas_em: brazilianDay(now) } : draft;
}

interface Pair {
  before: Row;
  after: Row;
}

/** The patients among the changes whose weight, height or their day differs. */
export const remeasured = <C extends Pair>(name: EntityName, changes: readonly C[]): C[] =>
  changes.filter(
    ({ before, after }) =>
      name === 'Paciente' &&
      (isMeasured(before) || isMeasured(after)) &&
      [...BODY_MEASURES, 'medidas_em'].some((field) => before[field] !== after[field]),
  );

/** The columns to write: the database itself keeps the copies of measurements. */
export function withoutCopies(name: EntityName, before: Row, after: Row, values: Row): Row {
  if (remeasured(name, [{ before, after }]).length === 0) return values;
  const { peso_kg, altura_cm, medidas_em, ...rest } = values;
  return rest;
}
