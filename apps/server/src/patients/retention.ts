import type { PatientRows } from './patient-rows.ts';

// Lei 13.787/2018 art. 6 and CFN Res. 594/2017: twenty years from the last entry.
export const RECORD_YEARS = 20;

/** Until when the law wants the record of a patient kept. */
export function keepUntil({ patient, plans }: Pick<PatientRows, 'patient' | 'plans'>): string {
  const last = [...(patient ? [patient] : []), ...plans]
    .map(({ updated_date }) => updated_date)
    .reduce((latest, date) => (date > latest ? date : latest), '');
  const until = new Date(last);
  until.setUTCFullYear(until.getUTCFullYear() + RECORD_YEARS);
  return until.toISOString();
}
