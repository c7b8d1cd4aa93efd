/** The number that a person typed: "12,5", "12.5", "1.200,5" or "30 g". Other text stays as typed, and the form refuses it. */
export function typedDecimal(typed: string): number | string | null {
  const text = typed.trim();
  if (text === '') return null;
  const bare = text.replace(/\s*(kcal|mg|g)$/i, '');
  // A point before three digits groups thousands, as it does in Brazil.
  const isGrouped = bare.includes(',') || /^-?[1-9]\d{0,2}(\.\d{3})+$/.test(bare);
  const plain = isGrouped ? bare.replaceAll('.', '').replace(',', '.') : bare;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : text;
}

/** "72,5", "72.5" and "72,5 kg" are 72.5. Other text gives null. */
export const typedKilograms = (typed: string): number | null => typedNumber(typed, /\s*(kg|quilos?)$/i);

// No person is so small in centimetres, or so tall in metres.
const METRES = 3;

/** "165", "165 cm", "1,65" and "1.65 m" are 165. Other text gives null. */
export function typedCentimetres(typed: string): number | null {
  const number = typedNumber(typed, /\s*(cm|m|metros?)$/i);
  return number !== null && number < METRES ? Math.round(number * 1_000) / 10 : number;
}

function typedNumber(typed: string, unit: RegExp): number | null {
  const text = typed.trim().replace(unit, '');
  return /^\d{1,3}([.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}
