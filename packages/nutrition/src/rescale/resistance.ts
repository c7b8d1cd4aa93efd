import type { Food } from '../food.ts';
import type { ExchangeId } from '../foods/vocabulary.ts';
import type { Variant } from './variants.ts';

/**
 * How unwillingly a food changes, down and up. Less energy comes first from sweets, starch and fat; more never comes from
 * sweets while another food can give it. Fruit, vegetables, milk and meat are what a plan should keep.
 */
const RESISTANCE: Readonly<Record<ExchangeId, readonly [less: number, more: number]>> = {
  doces: [0.6, 6],
  amidos: [1, 1],
  gorduras: [1, 1.5],
  oleaginosas: [1.2, 1.2],
  leguminosas: [1.5, 1],
  queijos: [1.5, 1.5],
  leite: [2, 1.2],
  frutas: [2, 1.2],
  carnes: [2, 1.2],
  proteicos: [2, 1.5],
  'hortalicas-a': [4, 1],
  'hortalicas-b': [4, 1],
};
/** Dishes, drinks and own foods. */
const OTHERS = [1.2, 1.2] as const;

const of = ({ exchange }: Food): readonly [number, number] => (exchange ? RESISTANCE[exchange] : OTHERS);

/** The sum of the squared logarithms of the ratios: one large change costs more than several small ones. */
export function resistance(ratios: Variant['ratios']): number {
  return ratios
    .filter(({ item }) => item.role === 'chosen')
    .reduce((sum, { item, ratio }) => {
      const [less, more] = item.food ? of(item.food) : OTHERS;
      return sum + (ratio < 1 ? less : more) * Math.log(ratio) ** 2;
    }, 0);
}
