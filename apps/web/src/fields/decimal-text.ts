/** The number that a person typed: "12,5", "12.5", "1.200,5" or "30 g". Other text stays as typed, and the form refuses it. */
export function typedDecimal(typed: string): number | string | null {
  const text = typed.trim();
  if (text === '') return null;
  const bare = text.replace(/\s*(kcal|mg|g)$/i, '');
  // A point before three digits groups thousands, as it does in Brazil.
  const isGrouped = bare.includes(',') || /^[1-9]\d{0,2}(\.\d{3})+$/.test(bare);
  const plain = isGrouped ? bare.replaceAll('.', '').replace(',', '.') : bare;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
}

/** A number as it is typed in Brazil; text that is no number stays. */
export const decimalText = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');
