import type { Food } from '../food.ts';
import { aboutOf, type Decision, type Doubt, type Item } from './answer.ts';
import { NO_AMOUNT, weightKey } from './decision-keys.ts';
import type { FoodIndex } from './food-index.ts';

export type Decisions = ReadonlyMap<string, Decision>;

/** What was settled for an item. */
export interface Settled {
  readonly skip: boolean;
  readonly food?: Food;
  /** Grams of one measure. */
  readonly one?: number;
  /** The reading that was confirmed. */
  readonly confirmed?: Decision;
}

export const UNSETTLED: Settled = { skip: false };

/** The decisions about an item, by its three keys. */
export function settledOf(
  index: FoodIndex,
  decisions: Decisions,
  { wording, subject, counts }: Pick<Item, 'wording' | 'subject' | 'counts'>,
  isShared: boolean,
): Settled {
  const exact = decisions.get(wording);
  // A confirmed wording holds while it is read as its food: another food for these words comes first.
  const isConfirmation = exact?.grams !== undefined;
  const chosen = decisions.get(subject)?.food;
  const food = isConfirmation ? (chosen ?? exact.food) : (exact?.food ?? chosen);
  const weight = counts && decisions.get(weightKey(subject, counts.measure))?.grams;
  // Earlier versions kept the grams of a whole wording. Its number is in the wording, so they say what one weighs.
  const isCounted = counts !== undefined && counts.measure !== NO_AMOUNT && !isShared;
  const one = weight ?? (isCounted && exact?.grams ? exact.grams / counts.times : undefined);
  return {
    skip: exact?.skip === true,
    food: food === undefined ? undefined : index.byId.get(food),
    one,
    confirmed: exact?.grams === undefined ? undefined : exact,
  };
}

/** A doubt about something that is settled is none. */
export const isOpen = (doubt: Doubt, { food, one }: Settled): boolean => {
  const about = aboutOf(doubt);
  return !(food !== undefined && about === 'food') && !(one !== undefined && about === 'weight');
};
