const FRACTIONS: readonly (readonly [value: number, glyph: string])[] = [
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
];

/** 0.33 and 0.34 are a third to a reader. */
const NEAR = 0.0075;

/** A quantity as Brazilians write it: "2½", "¼", "1⅓", and with a comma where no such sign exists ("0,3", "1,2"). */
export function sayNumber(quantity: number): string {
  const whole = Math.floor(quantity + NEAR);
  const rest = quantity - whole;
  if (Math.abs(rest) <= NEAR) return String(whole);
  const glyph = FRACTIONS.find(([value]) => Math.abs(value - rest) <= NEAR)?.[1];
  if (glyph !== undefined) return whole === 0 ? glyph : `${whole}${glyph}`;
  return sayDecimal(quantity);
}

/** For grams: at most two places after the comma, none that is zero. */
export function sayDecimal(quantity: number): string {
  return (Math.round(quantity * 100) / 100).toString().replace('.', ',');
}
