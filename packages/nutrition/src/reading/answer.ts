import type { Food, Measure, Source } from '../food.ts';
import type { Amount } from './amount-at.ts';

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
  /** The words of the line, folded: a decision about them holds wherever they are written again. */
  readonly wording: string;
  readonly food?: Food;
  readonly source?: Source;
  /** A food that comes near; never counted. */
  readonly suggestion?: Food;
  readonly grams?: number;
  /** Least and most grams, where the line gives a range ("2 a 3"). */
  readonly range?: readonly [least: number, most: number];
  readonly confidence: 'sure' | 'unsure';
  /** Why the reading is what it is, in Portuguese, for the nutritionist. */
  readonly reason: string;
  readonly quantity?: { readonly value: number; readonly to?: number; readonly span: Span };
  readonly measure?: { readonly name: string; readonly span: Span };
  /** The food's own measure that gave the grams, with its source. */
  readonly weighedBy?: Measure;
  readonly foodSpan?: Span;
  /** Every amount that the line gives for it, with its place: "2 colheres (50 g)" are two. */
  readonly amounts: readonly Amount[];
}

export interface Reading {
  readonly text: string;
  readonly status: Status;
  readonly items: readonly Item[];
}

/** What a nutritionist settled for a wording: another food, the grams, both, or that it does not count. */
export interface Decision {
  /** The id of a food. */
  readonly food?: string;
  readonly grams?: number;
  readonly skip?: boolean;
}

export interface ReadingOptions {
  /** By the wording of an item. */
  readonly decisions?: ReadonlyMap<string, Decision>;
}
