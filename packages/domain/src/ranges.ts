/** From the smallest choice to the largest; `base` is what the first options and alternatives give. */
export interface Faixa {
  min: number;
  base: number;
  max: number;
  /** Foods whose table does not give this nutrient: the true amount is higher. */
  faltam: number;
}

/** A range as a plan stores it: one number if nothing varies and no food is missing. That halves the size of the numbers. */
export type StoredFaixa = number | Faixa;

export const storedRange = (range: Faixa): StoredFaixa =>
  range.min === range.max && range.faltam === 0 ? range.base : range;

/** Reads both forms: in plans saved by earlier versions every range is whole. */
export const rangeOf = (stored: StoredFaixa): Faixa => {
  if (typeof stored === 'number') return { min: stored, base: stored, max: stored, faltam: 0 };
  const { min, base, max, faltam } = stored;
  return { min, base, max, faltam };
};
