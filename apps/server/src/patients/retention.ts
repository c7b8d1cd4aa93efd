// Lei 13.787/2018 art. 6 and CFN Res. 594/2017: twenty years from the last entry.
export const RECORD_YEARS = 20;

/** Until when the law wants the record of a patient kept, by the dates of its last entries. */
export function keepUntil(entries: readonly { updated_date: string }[]): string {
  const last = entries.reduce(
    (latest, { updated_date }) => (updated_date > latest ? updated_date : latest),
    '',
  );
  const until = new Date(last);
  until.setUTCFullYear(until.getUTCFullYear() + RECORD_YEARS);
  return until.toISOString();
}
