import type { ShopPack } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';
import { CORRECTIONS, PACKAGES, RECIPES } from './shop-tables.ts';

export interface Correction {
  /** Grams that are bought for one gram that is eaten. */
  readonly bought: number;
  /** Sold by weight, though it has a piece: nobody buys four melons for seven slices. */
  readonly isByWeight: boolean;
}

const WHOLE: Correction = { bought: 1, isByWeight: false };
let corrections: ReadonlyMap<string, Correction> | undefined;

export function correctionOf({ id, isCustom }: Food): Correction {
  corrections ??= byFood(CORRECTIONS, (key) => ({
    bought: Number.parseFloat(key),
    isByWeight: key.endsWith('kg'),
  }));
  return (!isCustom && corrections.get(id)) || WHOLE;
}

let packs: ReadonlyMap<string, ShopPack> | undefined;

export function packOf({ id, isCustom }: Food): ShopPack | undefined {
  packs ??= byFood(PACKAGES, (key) => {
    const [name, holds] = key.split(' ');
    return [name as ShopPack[0], Number(holds)];
  });
  return isCustom ? undefined : packs.get(id);
}

/** The ingredients of 100 g of a dish, by the id of the food. Without grams an ingredient has no amount. */
export function dishOf({
  id,
  isCustom,
}: Food): readonly (readonly [id: string, grams?: number])[] | undefined {
  const cells = isCustom ? undefined : RECIPES[id];
  return cells?.split(' ').map((cell) => {
    const [ingredient = '', grams] = cell.split(':');
    return grams ? [ingredient, Number(grams)] : [ingredient];
  });
}

const byFood = <T>(
  table: Readonly<Record<string, string>>,
  makeValue: (key: string) => T,
): ReadonlyMap<string, T> =>
  new Map(
    Object.entries(table).flatMap(([key, ids]) => ids.split(' ').map((id) => [id, makeValue(key)] as const)),
  );
