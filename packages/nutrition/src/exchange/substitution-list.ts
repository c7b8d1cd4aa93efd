import type { Food } from '../food.ts';
import { EXCHANGES, type ExchangeId } from '../foods/exchange.ts';
import type { Item, Reading } from '../reading/answer.ts';
import { type Equivalent, equivalentsOf } from './equivalents-of.ts';
import { spanOf } from './line-with.ts';

export interface ListedFood {
  /** As the plan has it: "2 fatias de pão integral (50 g)". */
  readonly words: string;
  readonly item: Item;
  readonly equivalents: readonly Equivalent[];
}

export interface ListedGroup {
  readonly exchange: ExchangeId;
  /** As people read it: "Pães, cereais, raízes e tubérculos". */
  readonly name: string;
  readonly foods: readonly ListedFood[];
}

/** The sure foods of the lines with their equivalents, each food and amount once, by exchange group. */
export function substitutionList(
  readings: readonly Reading[],
  foods: readonly Food[],
  most: number,
): readonly ListedGroup[] {
  const listed = new Map<string, ListedFood>();
  for (const { text, items } of readings)
    for (const item of items) {
      const key = `${item.food?.id} ${item.grams}`;
      if (listed.has(key)) continue;
      const equivalents = equivalentsOf(item, foods, most);
      const words = text.slice(...spanOf(item, text));
      if (equivalents.length > 0) listed.set(key, { words, item, equivalents });
    }
  const all = [...listed.values()];
  return (Object.keys(EXCHANGES) as ExchangeId[])
    .map((exchange) => ({
      exchange,
      name: EXCHANGES[exchange].name,
      foods: all.filter(({ item }) => item.food?.exchange === exchange),
    }))
    .filter((group) => group.foods.length > 0);
}
