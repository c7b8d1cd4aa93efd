import type { ShopUnit } from './needs.ts';

// A tenth of a piece more than a whole number is not worth another piece.
const SPARED = 0.1;

/** An amount as a shop sells it, rounded up: "1,2 kg", "350 g", "7 unidades". */
export function amountBought(amount: number, by: ShopUnit): string {
  if (by === 'unidade' || by === 'dente') {
    const pieces = Math.max(1, Math.ceil(amount - SPARED));
    return `${pieces} ${by}${pieces === 1 ? '' : 's'}`;
  }
  const large = by === 'g' ? 'kg' : 'L';
  const small = roundedUp(amount, amount <= 100 ? 10 : 50);
  return small < 1000 ? `${small} ${by}` : `${decimal(roundedUp(amount, 100) / 1000)} ${large}`;
}

// A sum of decimals may lie a millionth above the round number that it is.
const roundedUp = (amount: number, step: number) => Math.max(1, Math.ceil(amount / step - 1e-6)) * step;

const decimal = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',');

/** How often a line is needed that has no amount of its own. */
export function timesNeeded(times: number): string {
  const whole = Math.max(1, Math.ceil(times - SPARED));
  return whole === 1 ? '' : `${whole} vezes`;
}
