import type { Food, Measure, Source } from '../food.ts';
import type { Tag } from '../foods/vocabulary.ts';
import type { Amount } from './amount-at.ts';
import type { Doubt } from './doubts.ts';

/** From–to positions in the line, as `String.prototype.slice` takes them. */
export type Span = readonly [from: number, to: number];

/** `partial`: some of the line has a number and some has none. */
export type Status = 'counted' | 'partial' | 'free' | 'not-food' | 'unknown';

export interface Item {
  /** Items of one group are alternatives ("arroz ou batata"); different groups are summed. */
  readonly group: number;
  readonly role: 'chosen' | 'alternative' | 'free' | 'unknown';
  /** The name of the food in the list, or the words of the line where there is none. */
  readonly name: string;
  /** The words of the item with its amounts, folded: a decision about this very text. */
  readonly wording: string;
  /** Its words without amounts, in the forms of the list: a decision about the food holds wherever they are written. */
  readonly subject: string;
  /** What the amount counts, where it writes no grams: a decision can say what one of it weighs. */
  readonly counts?: { readonly measure: string; readonly times: number };
  readonly food?: Food;
  readonly source?: Source;
  /** A food that comes near; never counted. */
  readonly suggestion?: Food;
  readonly grams?: number;
  /** Least and most grams, where the line gives a range ("2 a 3"). */
  readonly range?: readonly [least: number, most: number];
  readonly confidence: 'sure' | 'unsure';
  /** Why the reading is not sure. A sure one has none. */
  readonly doubts: readonly Doubt[];
  /** Why the reading is what it is, in Portuguese, for the nutritionist. */
  readonly reason: string;
  readonly quantity?: { readonly value: number; readonly to?: number; readonly span: Span };
  readonly measure?: { readonly name: string; readonly span: Span };
  /** The food's own measure that gave the grams, with its source. */
  readonly weighedBy?: Measure;
  readonly foodSpan?: Span;
  /** What the line says that it is without. */
  readonly denied: readonly Tag[];
  /** Every amount that the line gives for it, with its place: "2 colheres (50 g)" are two. */
  readonly amounts: readonly Amount[];
}

export interface Reading {
  readonly text: string;
  readonly status: Status;
  readonly items: readonly Item[];
  /** What the line says that it is without ("sem lactose"): no food that holds it may stand for one of its foods. */
  readonly denied: readonly Tag[];
}

/**
 * What a nutritionist settled. Its key says what it is about, and none of the three is about a total (`decision-keys.ts`):
 * the subject of an item has a food; a measure of a subject has the grams of one; a whole wording can be left out, or
 * confirmed, which holds while it is read as that food and those grams.
 */
export interface Decision {
  /** The id of a food. */
  readonly food?: string;
  readonly grams?: number;
  readonly skip?: boolean;
}

export interface ReadingOptions {
  /** By the keys of `decision-keys.ts`. */
  readonly decisions?: ReadonlyMap<string, Decision>;
}
