import type { Amount } from './amount-at.ts';
import { describe } from './describe.ts';
import { type Classified, classify, type Draft, matchOf } from './draft.ts';
import { findFood } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import { isIngredient, isTitle, sharesAmount } from './part-rules.ts';
import { isContent, type Part } from './parts.ts';
import { freeRun, joinRun, shareAmounts } from './runs.ts';

export interface Composed {
  readonly drafts: Draft[];
  /** Advice or things that are no food were found. */
  readonly advice: boolean;
  readonly amounts: readonly Amount[];
}

interface State {
  readonly index: FoodIndex;
  drafts: Draft[];
  advice: boolean;
  /** After advice, words without an amount belong to it. */
  skipping: boolean;
  /** An amount that stands before its food: "30 g – whey". */
  pending: Amount[];
  /** "À vontade: …", "Temperar com …": what follows without an amount is free. */
  freeAhead: boolean;
  lastGroup: number;
}

/** Puts parts together: which are alternatives, which are summed, which amount belongs to which food. */
export function compose(index: FoodIndex, parts: readonly Part[]): Composed {
  const composed = composeParts(index, parts);
  shareAmounts(composed.drafts);
  return composed;
}

function composeParts(index: FoodIndex, parts: readonly Part[]): Composed {
  const state: State = {
    index,
    drafts: [],
    advice: false,
    skipping: false,
    pending: [],
    freeAhead: false,
    lastGroup: 0,
  };
  for (const part of parts) take(state, part);
  return { drafts: state.drafts, advice: state.advice, amounts: state.pending };
}

function take(state: State, part: Part): void {
  const found = classify(state.index, part);
  const current = state.drafts.at(-1);
  if (part.join === 'plus' || part.join === 'semicolon' || part.join === 'stop') state.skipping = false;
  if (state.skipping && !(found.kind === 'food' && part.amounts.length > 0)) return;
  if (found.seasoning) state.freeAhead = true;
  if (found.kind === 'advice' || found.kind === 'not-food') {
    state.advice = true;
    state.skipping = found.kind === 'advice';
    return;
  }
  if (found.kind === 'empty' || found.kind === 'amount' || found.kind === 'qualifier') {
    takeLoose(state, part, found, current);
    return;
  }
  if (current !== undefined && extendsName(state, part, found, current)) return;
  if (current !== undefined && isIngredient(current, part)) {
    current.amounts.push(...part.amounts);
    return;
  }
  takeNamed(state, part, found, current);
}

/** A part without a food: an amount, a preparation, "à vontade". */
function takeLoose(state: State, part: Part, found: Classified, current: Draft | undefined): void {
  if (current === undefined && found.kind === 'empty')
    for (const inner of part.inner) for (const one of inner) take(state, one);
  if (part.inner.length > 0 && current !== undefined && part.amounts.length === 0)
    addInner(state, current, part);
  if (part.free && current !== undefined) freeRun(state.drafts);
  else if (part.free) state.freeAhead = true;
  if (found.kind === 'amount') {
    if (current === undefined || (part.join === 'plus' && current.amounts.length > 0))
      state.pending.push(...part.amounts);
    else if (current.amounts.length === 0 || part.join !== 'and') current.amounts.push(...part.amounts);
  }
  if (found.kind === 'qualifier' && current !== undefined) {
    if (part.join === 'or' || part.join === 'slash') alternativeOf(state, part, current);
    else if (part.join !== 'stop') {
      const words = [...current.words, ...found.words];
      const match = matchOf(state.index, words, current.amounts, true);
      if (
        match !== undefined &&
        current.match !== undefined &&
        match.words.length >= current.match.words.length
      ) {
        current.words = words;
        current.match = match;
      }
    }
  }
}

/** "feijão carioca ou preto": the first word of the food before and this one are a food. */
function alternativeOf(state: State, part: Part, current: Draft): boolean {
  const [head] = current.match?.words ?? current.words.filter(isContent);
  if (head === undefined || current.match === undefined) return false;
  const words = [head, ...part.words];
  const match = findFood(state.index, words);
  if (match === undefined || match.anotherHead || match.unexplained.length > 0 || match.words.length < 2)
    return false;
  if (match.food.id === current.match.food.id) return true;
  add(state, part, { kind: 'food', words, match, seasoning: false }, current.group);
  return true;
}

/** "Arroz, integral, cozido", "queijo padrão, minas": the comma stands inside the name. */
function extendsName(state: State, part: Part, found: Classified, current: Draft): boolean {
  const joins = part.join === 'comma' || part.join === 'dash';
  // "Carne, bovina, patinho": the kind, then the food.
  if (
    joins &&
    current.match?.food.generic &&
    current.amounts.length === 0 &&
    found.match?.food.group === current.match.food.group
  ) {
    state.drafts.pop();
    add(state, part, found, current.group);
    return true;
  }
  const alone = found.kind === 'food' && part.words[0]?.key !== 'de';
  if (
    joins &&
    !alone &&
    current.match !== undefined &&
    (part.amounts.length === 0 || current.amounts.length === 0)
  ) {
    const words = [...current.words, ...part.words];
    const match = findFood(state.index, words, true);
    if (
      match !== undefined &&
      match.unexplained.length === 0 &&
      match.words.length > current.match.words.length
    ) {
      current.words = words;
      current.match = match;
      current.kind = 'food';
      current.amounts.push(...part.amounts);
      if (part.free) current.free = true;
      return true;
    }
  }
  if ((part.join === 'or' || part.join === 'slash' || part.join === 'comma') && found.kind !== 'food')
    return alternativeOf(state, part, current);
  return false;
}

function takeNamed(state: State, part: Part, found: Classified, current: Draft | undefined): void {
  const measured = part.amounts.length > 0;
  if (current !== undefined && part.join === 'dash' && !measured && found.kind !== 'food') {
    current.doubts.push(`não sei o que “${found.words.map((word) => word.text).join(' ')}” muda`);
    return;
  }
  if (part.join === 'stop' && !measured && found.kind !== 'food') return;
  if (current !== undefined && part.join === 'colon') {
    takeAfterColon(state, part, found, current);
    return;
  }
  if (current !== undefined && isTitle(current, part, measured)) state.drafts.pop();
  const alternative = part.join === 'or' || part.join === 'slash';
  if (current !== undefined && alternative) joinRun(state.drafts);
  const listed = part.join === 'comma' && !measured && current !== undefined && sharesAmount(current, found);
  const draft = add(
    state,
    part,
    found,
    current !== undefined && (alternative || listed) ? current.group : undefined,
  );
  draft.listed = listed;
  if (part.join === 'with' && found.kind !== 'food' && current !== undefined && !draft.free)
    current.doubts.push(`não sei o que “com ${found.words.map((word) => word.text).join(' ')}” muda`);
}

function takeAfterColon(state: State, part: Part, found: Classified, current: Draft): void {
  const measured = part.amounts.length > 0;
  if (current.free) state.freeAhead = true;
  if (current.amounts.length === 0 || measured) {
    state.drafts.pop();
    add(state, part, found);
  } else if (current.kind === 'food' && current.match?.food.generic !== true) state.skipping = true;
  else {
    state.drafts.pop();
    const draft = add(state, part, found, current.group);
    draft.amounts.push(...current.amounts);
    draft.shared = true;
  }
}

function add(state: State, part: Part, found: Classified, group?: number): Draft {
  const pending = part.amounts.length === 0 ? state.pending.splice(0) : [];
  const draft: Draft = {
    group: group ?? ++state.lastGroup,
    words: found.words,
    amounts: [...pending, ...part.amounts],
    ...(found.match && { match: found.match }),
    kind:
      found.kind === 'food' || found.kind === 'dish' || found.kind === 'category' ? found.kind : 'unknown',
    free: part.free || (state.freeAhead && part.amounts.length === 0),
    trace: part.trace,
    with: part.join === 'with',
    listed: false,
    shared: false,
    doubts: [],
  };
  state.drafts.push(draft);
  if (part.free && part.amounts.length === 0 && part.join !== undefined && part.join !== 'stop')
    freeRun(state.drafts);
  addInner(state, draft, part);
  return draft;
}

function addInner(state: State, draft: Draft, part: Part): void {
  for (const inner of part.inner) {
    const composed = composeParts(state.index, inner);
    const change = describe(state.index, draft, inner, composed.drafts);
    if (change.replace) state.drafts = state.drafts.filter((one) => one !== draft);
    for (const one of change.drafts) {
      one.group = change.alternatives ? draft.group : one.group + state.lastGroup;
      state.drafts.push(one);
    }
    state.lastGroup = Math.max(state.lastGroup, ...state.drafts.map((one) => one.group));
  }
}
