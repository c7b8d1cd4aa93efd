import type { Food, Source } from '../food.ts';

/** From–to positions in the line, as `String.prototype.slice` takes them. */
export type Span = readonly [from: number, to: number];

export type Status = 'counted' | 'partial' | 'free' | 'not-food' | 'unknown';

export interface Item {
  /** Items of one group are alternatives ("arroz ou batata"); different groups are summed. */
  readonly group: number;
  readonly role: 'chosen' | 'alternative' | 'free' | 'unknown';
  readonly name: string;
  readonly food?: Food;
  readonly source?: Source;
  readonly grams?: number;
  readonly confidence: 'sure' | 'unsure';
  /** Why the reading is what it is, in Portuguese, for the nutritionist. */
  readonly reason: string;
  readonly quantity?: { readonly value: number; readonly to?: number; readonly span: Span };
  readonly measure?: { readonly name: string; readonly span: Span };
  readonly foodSpan?: Span;
}

export interface Reading {
  readonly text: string;
  readonly status: Status;
  readonly items: readonly Item[];
}
