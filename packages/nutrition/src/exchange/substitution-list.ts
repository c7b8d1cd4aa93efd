import type { RestricaoDoPaciente } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';
import { EXCHANGES, type ExchangeId } from '../foods/vocabulary.ts';
import type { Item, Reading } from '../reading/answer.ts';
import { type Equivalent, equivalentsOf } from './equivalents-of.ts';
import { itemWords } from './item-words.ts';
import { noNewTags } from './no-new-tags.ts';

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

/**
 * The sure foods of the lines with their equivalents, each food and amount once, by exchange group. A patient reads it alone,
 * so it offers only what the patient's page offers: nothing to avoid that the plan does not hold. `ingredients` are the
 * lines of the plan's recipes.
 */
export function substitutionList(
  readings: readonly Reading[],
  foods: readonly Food[],
  most: number,
  restrictions: readonly RestricaoDoPaciente[] = [],
  ingredients: readonly Reading[] = [],
): readonly ListedGroup[] {
  const isFitting = noNewTags([...readings, ...ingredients]);
  const listed = new Map<string, ListedFood>();
  for (const reading of readings)
    for (const item of reading.items) {
      const key = `${item.food?.id} ${item.grams}`;
      if (listed.has(key)) continue;
      const equivalents = equivalentsOf(item, foods, most, restrictions, isFitting);
      if (equivalents.length > 0) listed.set(key, { words: itemWords(item, reading), item, equivalents });
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
