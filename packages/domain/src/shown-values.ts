/** A number as it is typed in Brazil; text that is no number stays. */
export const decimalText = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');

/** Returns dd/MM/yyyy, or the text unchanged when it is not a date. */
export function dayText(day: string | null | undefined): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '');
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : (day ?? '');
}
