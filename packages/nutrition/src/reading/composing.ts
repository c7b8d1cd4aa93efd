import type { Amount } from './amount-at.ts';
import { describe } from './describe.ts';
import type { Classified, Draft } from './draft.ts';
import { findFood } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import { isContent, type Part } from './parts.ts';
import { freeRun } from './runs.ts';

/** A line while its parts are put together. */
export interface Composing {
  readonly index: FoodIndex;
  /** Puts the parts inside brackets together. */
  readonly inner: (parts: readonly Part[]) => readonly Draft[];
  drafts: Draft[];
  advice: boolean;
  /** After advice, words without an amount belong to it. */
  skipping: boolean;
  /** After "evitar" or "trocar" nothing is counted until the sentence ends. */
  against: boolean;
  /** An amount that stands before its food: "30 g – whey". */
  pending: Amount[];
  /** "À vontade: …", "Temperar com …": what follows without an amount is free. */
  freeAhead: boolean;
  lastGroup: number;
}

export function addDraft(line: Composing, part: Part, found: Classified, group?: number): Draft {
  const { kind, words, match } = found;
  const measured = part.amounts.length > 0;
  const draft: Draft = {
    group: group ?? ++line.lastGroup,
    words,
    amounts: measured ? [...part.amounts] : line.pending.splice(0),
    ...(match && { match }),
    kind: kind === 'food' || kind === 'dish' || kind === 'category' ? kind : 'unknown',
    free: part.free || (line.freeAhead && !measured),
    trace: part.trace,
    with: part.join === 'with',
    listed: false,
    shared: false,
    doubts: [],
  };
  line.drafts.push(draft);
  if (part.free && !measured && part.join !== undefined && part.join !== 'stop') freeRun(line.drafts);
  addInner(line, draft, part);
  return draft;
}

/** The foods in the brackets of a part, beside the food before them or in its place. */
export function addInner(line: Composing, draft: Draft, part: Part): void {
  for (const parts of part.inner) {
    const change = describe(line.index, draft, parts, line.inner(parts));
    if (change.replace) line.drafts = line.drafts.filter((one) => one !== draft);
    for (const one of change.drafts) {
      one.group = change.alternatives ? draft.group : one.group + line.lastGroup;
      line.drafts.push(one);
    }
    line.lastGroup = Math.max(line.lastGroup, ...change.drafts.map((one) => one.group));
  }
}

/** "feijão carioca ou preto": the first word of the food before and this one are a food. True if it is settled. */
export function addVariety(line: Composing, part: Part, current: Draft): boolean {
  const [head] = current.match?.words ?? current.words.filter(isContent);
  if (head === undefined || current.match === undefined) return false;
  const words = [head, ...part.words];
  const match = findFood(line.index, words);
  if (match === undefined || match.anotherHead || match.unexplained.length > 0 || match.words.length < 2)
    return false;
  if (match.food.id !== current.match.food.id)
    addDraft(line, part, { kind: 'food', words, match, act: false, seasoning: false }, current.group);
  return true;
}
