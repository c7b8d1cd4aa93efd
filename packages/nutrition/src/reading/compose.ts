import type { WrittenAmount } from './amount-at.ts';
import { doubt, type Span } from './answer.ts';
import {
  addDraft,
  appliesToAll,
  type Composing,
  isApart,
  leaveAllAside,
  leaveAside,
  resumes,
  takeLoose,
} from './composing.ts';
import type { ItemDraft } from './draft.ts';
import type { FoodIndex } from './food-index.ts';
import { insteadOf, isOneOf } from './in-choice.ts';
import { BRANDS, FAT_WORDS, isContent, NEGATING_VERBS, SEASONING } from './lexicon.ts';
import { drinkOf, extendsName, isBrand, specifies } from './more-of-name.ts';
import {
  amountsOfRuns,
  doubtTitles,
  isSameKind,
  isSwapped,
  isTitle,
  joinMeasured,
  joinRun,
  shareAmounts,
  sharesAmount,
} from './part-rules.ts';
import { type Classified, classify, type Part } from './parts.ts';
import { doubtSeasonings, isTooMuchSeasoning, unmeasuredBefore } from './seasonings.ts';
import { shareAhead } from './share-ahead.ts';
import { apartFree, joinPaths } from './split-names.ts';
import {
  amountsInOrder,
  isBehindBoth,
  isIngredient,
  isSameAgain,
  mayWeighBoth,
  mayWeighPlate,
  measures,
  sameAgain,
  swapsInColumns,
  weighsAll,
  weighsBoth,
} from './whose-amount.ts';

export interface Composed {
  readonly drafts: readonly ItemDraft[];
  /** Advice or things that are no food were found. */
  readonly advice: boolean;
  /** Amounts without a food. */
  readonly amounts: readonly WrittenAmount[];
  /** Words and amounts that are advice. */
  readonly leftAside: readonly Span[];
  /** The amount of a food beside advice, which may be eaten nevertheless. */
  readonly lost?: WrittenAmount;
}

/** Puts parts together: which are alternatives, which are summed, which amount belongs to which food. */
export function compose(index: FoodIndex, parts: readonly Part[]): Composed {
  const line = composed(index, parts);
  amountsOfRuns(line.drafts, (draft) => leaveAside(line, draft));
  shareAhead(line.drafts);
  doubtSeasonings(line.drafts);
  shareAmounts(line.drafts);
  doubtTitles(line.titles, line.drafts);
  const { drafts, advice, pending, leftAside, lost } = line;
  return { drafts, advice, amounts: pending, leftAside, lost };
}

function composed(index: FoodIndex, parts: readonly Part[]): Composing {
  const line: Composing = {
    index,
    inner: (inside) => composed(index, inside).drafts,
    drafts: [],
    advice: false,
    skipping: false,
    against: false,
    measuredAgainst: false,
    sentenceAgainst: false,
    pending: [],
    leftAside: [],
    freeAhead: false,
    lastGroup: 0,
    titles: [],
  };
  for (const part of apartFree(index, joinPaths(index, swapsInColumns(amountsInOrder(parts)))))
    take(line, part);
  return line;
}

function take(line: Composing, part: Part): void {
  const current = line.drafts.at(-1);
  const found = classify(line.index, part, current !== undefined && measures(current, part));
  const isResumed = line.against && resumes(line, part, found);
  if (isResumed && line.sentenceAgainst) line.lost ??= part.amounts[0];
  if (isApart(part) || isResumed) {
    line.skipping = false;
    line.against = false;
  }
  if (line.against || (line.skipping && !(found.kind === 'food' && part.amounts.length > 0))) {
    line.measuredAgainst ||= part.amounts.length > 0;
    // "Evitar 1 doce" is one sentence; behind a mark the amount may be eaten.
    if (found.kind === 'food' && part.join !== 'next') line.lost ??= part.amounts[0];
    leaveAllAside(line, part);
    return;
  }
  if (found.seasoning) line.freeAhead = true;
  if (found.act && !found.seasoning) line.advice = true;
  if (found.kind === 'advice' || found.kind === 'not-food') {
    line.advice = true;
    line.skipping = found.kind === 'advice';
    const isAgainst = part.words.some((word) => NEGATING_VERBS.has(word.text));
    line.against ||= isAgainst;
    line.measuredAgainst = part.amounts.length > 0;
    line.sentenceAgainst = part.join !== 'comma';
    if (!isAgainst && part.words.some(({ key }) => line.index.byHead.has(key))) line.lost ??= part.amounts[0];
    if (appliesToAll(part)) for (const draft of line.drafts.splice(0)) leaveAside(line, draft);
    leaveAllAside(line, part);
  } else if (part.inner.length > 0 && current === undefined && /^(empty|amount)$/.test(found.kind)) {
    // The whole line stands in brackets; "1 unidade (maçã ou pera)".
    line.pending.push(...part.amounts);
    for (const parts of part.inner) for (const one of parts) take(line, one);
  } else if (found.kind === 'empty' || found.kind === 'amount' || found.kind === 'qualifier')
    takeLoose(line, part, found, current);
  else takeNamed(line, part, found, current);
}

const wordsIn = (found: Classified): string => found.words.map((word) => word.text).join(' ');

/** A part that names something: another food, more of the name before it, or what the food before it is made of. */
export function takeNamed(
  line: Composing,
  part: Part,
  found: Classified,
  current: ItemDraft | undefined,
): void {
  const measured = part.amounts.length > 0;
  if (part.join === 'stop' && !measured && found.kind !== 'food') return;
  if (current === undefined) {
    addDraft(line, part, found);
    return;
  }
  if (specifies(line, part, found, current) || extendsName(line, part, found, current)) return;
  const main = unmeasuredBefore(line.drafts, part);
  if (isSameAgain(current, part, found)) {
    current.amounts.push(...sameAgain(part));
    leaveAside(line, part);
  } else if (main && isTooMuchSeasoning(part)) {
    main.amounts.push(...part.amounts);
    leaveAside(line, part);
    if (part.words.some((word) => FAT_WORDS.has(word.key)))
      main.doubts.push(doubt('with-other', wordsIn(found)));
  } else if (
    isIngredient(current, part) ||
    weighsAll(current, part, found) ||
    weighsBoth(current, part, found)
  ) {
    current.amounts.push(...part.amounts);
    leaveAside(line, part);
    // "com 1 fio de azeite (50 g)": the grams are not those of the oil.
    if (!part.trace && !found.words.some((word) => SEASONING.has(word.key)))
      current.doubts.push(doubt('with-other', wordsIn(found)));
  } else if (isBrand(line, part, found, current)) {
    current.amounts.push(...part.amounts);
    leaveAside(line, part);
    if (!found.words.filter(isContent).every(({ key }) => BRANDS.has(key)))
      current.doubts.push(doubt('brand', wordsIn(found)));
  } else if (part.join === 'dash' && !measured && found.kind !== 'food') {
    leaveAside(line, part);
    current.doubts.push(doubt('unexplained', wordsIn(found)));
  } else if (part.join === 'colon') takeAfterColon(line, part, found, current);
  else takeJoined(line, part, found, current);
}

function takeJoined(line: Composing, part: Part, found: Classified, current: ItemDraft): void {
  const measured = part.amounts.length > 0;
  const titled = isTitle(current, part, measured);
  if (titled) {
    line.drafts.pop();
    line.titles.push(current);
    leaveAside(line, current);
  }
  // "100 g de arroz / 80 g de feijão": each measured, and none stands for the other.
  const summed =
    part.join === 'slash' && measured && current.amounts.length > 0 && !isSwapped(current, found);
  const alternative = part.join === 'or' || (part.join === 'slash' && !summed);
  if (alternative) {
    joinMeasured(line.drafts);
    joinRun(line.drafts);
  }
  const listed = part.join === 'comma' && !measured && sharesAmount(current, found);
  // "Frango ou omelete de 2 ovos": what the dish is made of stands in its place.
  const instead = titled && line.drafts.at(-1)?.group === current.group;
  const { group } = alternative ? insteadOf(line, current, found) : current;
  const draft = addDraft(line, part, found, alternative || listed || instead ? group : undefined);
  draft.listed = listed;
  if (part.isColumn) current.doubts.push(doubt('columns'));
  if (listed) current.listed = true;
  // "100 g de carne – 120 g de frango": both, or one of them.
  const isDashed = measured && part.join === 'dash' && isSameKind(current, found);
  const isSlashed =
    part.join === 'slash' && (measured || current.amounts.length > 0) && !isSameKind(current, found);
  if (isDashed || isSlashed) current.doubts.push(doubt('slash'));
  if (summed || isDashed) draft.doubts.push(doubt('slash'));
  const isServed = part.join === 'with';
  const isOfBoth = isServed
    ? mayWeighBoth(current, part) || mayWeighPlate(current, part, found)
    : isBehindBoth(current, part);
  if ((part.join === 'and' || part.join === 'with') && isOfBoth) draft.doubts.push(doubt('of-all'));
  draft.inChoice = instead || (!alternative && current.inChoice && part.join !== 'stop');
  if (!alternative && !listed && !instead && (draft.inChoice || isOneOf(line, current, draft, part)))
    draft.doubts.push(doubt('part-of-choice'));
  // "Omelete de 2 ovos" is made of them; "vitamina 1 banana" may hold more.
  const madeOf = current.words.at(-1)?.key === 'de';
  // "Raspas de 1 limão": part of something that no list knows.
  const isUnknown = current.kind === 'unknown' && current.amounts.length === 0 && madeOf;
  if (part.join === 'next' && (isUnknown || (titled && !madeOf))) draft.doubts.push(doubt('part-of-dish'));
  if (part.join === 'with' && found.kind !== 'food' && !draft.free)
    current.doubts.push(doubt('unexplained', `com ${wordsIn(found)}`));
}

/** "1 crepioca: 2 ovos", "1 fruta: 1 maçã": one of a dish or a kind is the title of what it is made of. */
const isTitleOnly = ({ kind, amounts, match }: ItemDraft): boolean =>
  (kind !== 'food' || match?.food.generic === true || match?.food.group === 'Preparações') &&
  amounts.every(({ total, each, quantity }) => !total && !each && quantity?.value === 1);

/** "Crepioca: 2 ovos", "1 fruta: maçã ou pera": what stands before the colon is a title, unless it is a food with an amount. */
function takeAfterColon(line: Composing, part: Part, found: Classified, current: ItemDraft): void {
  const measured = part.amounts.length > 0;
  if (current.free) line.freeAhead = true;
  if (current.amounts.length === 0 || measured) {
    line.drafts.pop();
    line.titles.push(current);
    // An amount of its own would be lost: "200 g de salada: 1 tomate" holds both.
    leaveAside(line, { words: current.words, amounts: isTitleOnly(current) ? current.amounts : [] });
    addDraft(line, part, found);
  } else if (current.kind === 'food' && current.match?.food.generic !== true) line.skipping = true;
  else {
    line.drafts.pop();
    leaveAside(line, current);
    const draft = addDraft(line, part, drinkOf(line, part, found, current), current.group);
    draft.amounts.push(...current.amounts);
    draft.shared = true;
  }
}
