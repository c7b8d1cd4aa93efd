import { sizeOf } from '../wording/word-forms.ts';
import type { WrittenAmount } from './amount-at.ts';
import type { Item } from './answer.ts';
import { NO_AMOUNT } from './decision-keys.ts';
import type { MeasureAt, Quantity } from './quantities.ts';

export const ONE: Quantity = { value: 1, span: [0, 0] };

export const countsOf = (amounts: readonly WrittenAmount[]): WrittenAmount[] =>
  amounts.filter((amount) => amount.total === undefined && amount.quantity !== undefined);

/** "1 porção (3 unidades)", "1 tapioca (3 colheres de sopa)": the second says more. */
export function tellingOf(counts: readonly WrittenAmount[]): WrittenAmount | undefined {
  const [first, ...others] = counts;
  const isPiece = first?.measure === undefined || first.measure.measure.name === 'unidade';
  const says = ({ measure, bracketed }: WrittenAmount): boolean =>
    measure?.measure.name.startsWith('colher') ||
    (bracketed === true && measure?.measure.vague === undefined);
  return (
    (isPiece ? others.find((amount) => amount.measure && says(amount)) : undefined) ??
    counts.find((amount) => amount.measure?.measure.vague !== true) ??
    first
  );
}

export const writesGrams = ({ each, total }: WrittenAmount): boolean =>
  each !== undefined || total !== undefined;

/** What the amounts count; undefined where they write grams, which always win. */
export function countedIn(amounts: readonly WrittenAmount[], size: MeasureAt['size']): Item['counts'] {
  if (amounts.some(writesGrams)) return undefined;
  const counted = tellingOf(countsOf(amounts));
  if (counted === undefined) return { measure: NO_AMOUNT, times: 1 };
  const { measure, quantity = ONE } = counted;
  const sized = measure?.size ?? size;
  const name = measure?.measure.name ?? 'unidade';
  // A full spoon and a medium unit are the plain ones.
  const isPlain = sized === undefined || sized.factor === 1;
  return { measure: isPlain ? name : `${name} ${sizeOf(name, sized.name)}`, times: quantity.value };
}
