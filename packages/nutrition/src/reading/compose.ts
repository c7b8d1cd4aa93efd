import type { Amount } from './amount-at.ts';
import type { Span } from './answer.ts';
import { joinPaths } from './comma-paths.ts';
import { type Composing, leaveAside } from './composing.ts';
import { classify, type Draft } from './draft.ts';
import type { FoodIndex } from './food-index.ts';
import { NEGATING_VERBS } from './lexicon.ts';
import { measures } from './part-rules.ts';
import type { Part } from './parts.ts';
import { shareAmounts } from './runs.ts';
import { takeLoose } from './take-loose.ts';
import { takeNamed } from './take-named.ts';

export interface Composed {
  readonly drafts: readonly Draft[];
  /** Advice or things that are no food were found. */
  readonly advice: boolean;
  /** Amounts without a food. */
  readonly amounts: readonly Amount[];
  /** Words and amounts that are advice. */
  readonly leftAside: readonly Span[];
}

/** Puts parts together: which are alternatives, which are summed, which amount belongs to which food. */
export function compose(index: FoodIndex, parts: readonly Part[]): Composed {
  const line = composed(index, parts);
  shareAmounts(line.drafts);
  return { drafts: line.drafts, advice: line.advice, amounts: line.pending, leftAside: line.leftAside };
}

function composed(index: FoodIndex, parts: readonly Part[]): Composing {
  const line: Composing = {
    index,
    inner: (inside) => composed(index, inside).drafts,
    drafts: [],
    advice: false,
    skipping: false,
    against: false,
    pending: [],
    leftAside: [],
    freeAhead: false,
    lastGroup: 0,
  };
  for (const part of joinPaths(index, parts)) take(line, part);
  return line;
}

function take(line: Composing, part: Part): void {
  const current = line.drafts.at(-1);
  const found = classify(line.index, part, current !== undefined && measures(current, part));
  if (part.join === 'plus' || part.join === 'semicolon' || part.join === 'stop') {
    line.skipping = false;
    line.against = false;
  }
  if (line.against || (line.skipping && !(found.kind === 'food' && part.amounts.length > 0))) {
    leaveAllAside(line, part);
    return;
  }
  if (found.seasoning) line.freeAhead = true;
  if (found.act && !found.seasoning) line.advice = true;
  if (found.kind === 'advice' || found.kind === 'not-food') {
    line.advice = true;
    line.skipping = found.kind === 'advice';
    line.against ||= part.words.some((word) => NEGATING_VERBS.has(word.text));
    leaveAllAside(line, part);
  } else if (found.kind === 'empty' && current === undefined && part.inner.length > 0) {
    // The whole line stands in brackets.
    for (const parts of part.inner) for (const one of parts) take(line, one);
  } else if (found.kind === 'empty' || found.kind === 'amount' || found.kind === 'qualifier')
    takeLoose(line, part, found, current);
  else takeNamed(line, part, found, current);
}

function leaveAllAside(line: Composing, part: Part): void {
  leaveAside(line, part);
  for (const parts of part.inner) for (const one of parts) leaveAllAside(line, one);
}
