/** A number as it is read in Portuguese: "1.234,5". */
export const written = (value: number, digits = 3): string =>
  value.toLocaleString('pt-BR', { maximumFractionDigits: digits });

/** "− 5 × 30" or "+ 5": a term with its sign, for a formula that is shown. */
export const term = (value: number, ...factors: readonly number[]): string =>
  `${value < 0 ? '−' : '+'} ${[Math.abs(value), ...factors].map((part) => written(part)).join(' × ')}`;
