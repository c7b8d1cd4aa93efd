/** A number as it is typed in Brazil; text that is no number stays. */
export const decimalText = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');

const formats: Intl.NumberFormat[] = [];

/** "1.234,5", with as many decimals as are asked for at the most. */
export const numberText = (value: number, digits = 1): string => {
  formats[digits] ??= new Intl.NumberFormat('pt-BR', { maximumFractionDigits: digits });
  return formats[digits].format(value);
};

/** "1.235" */
export const wholeText = (value: number): string => numberText(value, 0);

/** Returns dd/MM/yyyy, or the text unchanged when it is not a date. */
export function dayText(day: string | null | undefined): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '');
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : (day ?? '');
}
