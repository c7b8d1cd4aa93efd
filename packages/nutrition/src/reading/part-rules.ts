import type { ExchangeId } from '../foods/vocabulary.ts';
import type { WrittenAmount } from './amount-at.ts';
import { doubt } from './answer.ts';
import { type ItemDraft, isFree } from './draft.ts';
import { isRawVegetable } from './find-food.ts';
import { DISH_BASES, DISHES, isContent, PRESSED_WORDS, SEASONING, SPICES } from './lexicon.ts';
import type { Classified, Part } from './parts.ts';
import { weigh } from './weigh.ts';
import { hasMeasure } from './whose-amount.ts';

/** "Omelete com 2 ovos", "Vitamina: 200 ml de leite": the dish is what follows. */
export function isTitle(current: ItemDraft, part: Part, measured: boolean): boolean {
  const dish = current.words.some(isDishWord) && !isThinned(current, part) && !isCountedFood(current);
  const counted = current.amounts.some(
    (amount) => amount.total !== undefined || amount.measure !== undefined,
  );
  return (
    measured && !counted && dish && (part.join === 'with' || part.join === 'next' || part.join === 'dash')
  );
}

const isDishWord = ({ key }: { readonly key: string }): boolean => DISHES.has(key);

/** "1 banana batida com 200 ml de leite": a food with its own number, and how it is served. */
const isCountedFood = ({ words, kind, amounts }: ItemDraft): boolean => {
  const head = words.find(isContent);
  return kind === 'food' && amounts.length > 0 && head !== undefined && !isDishWord(head);
};

/** "Suco de laranja com 100 ml de água": the water is not what the juice is made of. */
const isThinned = ({ words: [head] }: ItemDraft, { words }: Part): boolean =>
  PRESSED_WORDS.has(head?.key ?? '') && words.find(isContent)?.key === 'agua';

/** "2 panquecas com 100 g de frango": what the dish itself is made of is not in the line, so it is not in the sum. */
export function doubtTitles(titles: readonly ItemDraft[], drafts: readonly ItemDraft[]): void {
  for (const title of titles) {
    const { words } = title;
    const head = words.find(isContent);
    if (head === undefined) continue;
    const bases = DISH_BASES.get(head.key);
    const made = drafts.filter((draft) => (draft.words[0]?.from ?? 0) > head.from);
    if (bases === undefined ? !isServedWith(made[0]) || isGreenSalad(title) : namesOne(made, bases)) continue;
    for (const draft of made) if (draft.match !== undefined) draft.doubts.push(doubt('part-of-dish'));
  }
}

const namesOne = (drafts: readonly ItemDraft[], keys: ReadonlySet<string>): boolean =>
  drafts.some(({ words }) => words.some((word) => keys.has(word.key)));

/** "Salada de frutas com 1 colher de mel": beside the dish, and not what it is made of. */
const isServedWith = (draft: ItemDraft | undefined): boolean => draft?.join === 'with';

/** Leaves hold hardly any energy: "salada com 1 colher de azeite" is the oil. */
const isGreenSalad = ({ words, match }: ItemDraft): boolean =>
  words.some(({ key }) => key === 'salada') &&
  (words.filter(isContent).length === 1 || (match !== undefined && isRawVegetable(match.food)));

/** "120 g de maçã, morango, banana": one amount, foods of one kind. */
export function sharesAmount(current: ItemDraft, found: Classified): boolean {
  const herb = found.words.some((word) => SPICES.has(word.key));
  return (current.amounts.length > 0 || current.listed) && !herb && isSameKind(current, found);
}

/** Foods that stand for each other: of one exchange group, or of one group of the list. */
export function isSameKind(
  { match: one }: Pick<ItemDraft, 'match'>,
  { match: other }: Pick<ItemDraft, 'match'>,
): boolean {
  const kind = one?.food.exchange ?? one?.food.group;
  return kind !== undefined && kind === (other?.food.exchange ?? other?.food.group);
}

const PROTEIN = new Set<ExchangeId | undefined>(['carnes', 'queijos', 'proteicos', 'leite', 'oleaginosas']);

/** Foods that plans offer for each other: of one kind, or all of them for their protein. */
export const isSwapped = (one: Pick<ItemDraft, 'match'>, other: Pick<ItemDraft, 'match'>): boolean =>
  isSameKind(one, other) ||
  (PROTEIN.has(one.match?.food.exchange) && PROTEIN.has(other.match?.food.exchange));

/** "maçã, pera ou banana": the commas before "ou" separate alternatives too. */
export function joinRun(drafts: readonly ItemDraft[]): void {
  const last = drafts.at(-1);
  if (last === undefined) return;
  for (let i = drafts.length - 1; i > 0; i--) {
    const draft = drafts[i];
    const before = drafts[i - 1];
    if (draft === undefined || before === undefined || draft.amounts.length > 0 || draft.with || before.free)
      break;
    if (!draft.listed && before.amounts.length > 0) break;
    draft.listed = false;
    before.listed = false;
    if (draft.group !== before.group) for (const one of drafts.slice(i)) one.group = before.group;
  }
}

/** "1 fatia de minas, 1 fatia de muçarela ou 2 de ricota": foods of one kind before "ou", each with its amount, are a choice. */
export function joinMeasured(drafts: readonly ItemDraft[]): void {
  for (let i = drafts.length - 1; i > 0; i--) {
    const draft = drafts[i];
    const before = drafts[i - 1];
    if (
      draft?.join !== 'comma' ||
      !before?.amounts.length ||
      !draft.amounts.length ||
      !isSameKind(before, draft)
    )
      break;
    draft.listed = true;
    before.listed = true;
    for (const one of drafts.slice(i)) one.group = before.group;
  }
}

/** “À vontade” at the end of a list is for every food of it that has no amount. */
export function freeRun(drafts: readonly ItemDraft[]): void {
  for (let i = drafts.length - 1; i >= 0; i--) {
    const draft = drafts[i];
    if (draft === undefined || draft.amounts.length > 0) break;
    // "Arroz, feijão e salada à vontade", "1 fatia de queijo + folhas à vontade": it is said of the vegetables.
    if (i < drafts.length - 1 && (isFilling(draft) || drafts[i + 1]?.join === 'plus')) break;
    draft.free = true;
  }
}

const FILLING = new Set<ExchangeId | undefined>([
  'amidos',
  'leguminosas',
  'carnes',
  'queijos',
  'proteicos',
  'leite',
  'gorduras',
  'oleaginosas',
  'doces',
]);

const isFilling = ({ match }: ItemDraft): boolean => FILLING.has(match?.food.exchange);

/**
 * "Sopa de abóbora, cenoura e chuchu: 2 conchas", "arroz, feijão e carne – 300 g": an amount behind the last of several foods
 * is that of the dish that they make, or it stays open whose it is.
 */
export function amountsOfRuns(drafts: ItemDraft[], leave: (draft: ItemDraft) => void): void {
  for (let i = drafts.length - 1; i > 0; i--) {
    const last = drafts[i];
    if (last?.join !== 'and' || !isBehind(last)) continue;
    let first = i;
    while (first > 0 && isLinked(drafts[first]) && isOpen(drafts[first - 1])) first--;
    const run = drafts.slice(first, i);
    const [head] = run;
    if (head === undefined) continue;
    if (isDishOf(head) && (hasMeasure(head, last.amounts) || !hasMeasure(last, last.amounts))) {
      head.amounts.push(...last.amounts);
      head.doubts.push(doubt('with-other', last.words.map(({ text }) => text).join(' ')));
      for (const one of drafts.splice(first + 1, i - first)) leave(one);
      i = first;
    } else if (last.amounts.some(({ bracketed, total }) => total || !bracketed) && isOfAny(run, last))
      last.doubts.push(doubt('of-all'));
  }
}

const isOfAny = (run: readonly ItemDraft[], { match, amounts }: ItemDraft): boolean =>
  !hasMeasure({ match }, amounts) || run.some((one) => hasMeasure(one, amounts));

const isLinked = (draft: ItemDraft | undefined): boolean => draft?.join === 'and' || draft?.join === 'comma';

export const isOpen = (draft: ItemDraft | undefined): boolean =>
  draft?.amounts.length === 0 &&
  !isFree(draft, draft.words) &&
  !draft.words.some(({ key }) => SEASONING.has(key));

/** "Sopa de abóbora", "vitamina de banana"; not "salada de alface", which is lettuce. */
const isDishOf = ({ words, match }: ItemDraft): boolean =>
  words.some(
    ({ key }, i) => DISHES.has(key) && words[i + 1]?.key === 'de' && !(match && isRawVegetable(match.food)),
  );

/** Within a group an amount goes to the foods after it that have none: "85 g de feijão ou lentilha". */
export function shareAmounts(drafts: readonly ItemDraft[]): void {
  const last = new Map<number, readonly WrittenAmount[]>();
  const fill = (draft: ItemDraft, amounts: readonly WrittenAmount[] | undefined): void => {
    if (amounts === undefined) return;
    draft.amounts.push(...amounts);
    draft.shared = true;
  };
  for (const draft of drafts)
    if (draft.amounts.length > 0) last.set(draft.group, draft.amounts);
    else fill(draft, last.get(draft.group));
  shareTotal(drafts);
  dropTotalOfAll(drafts);
  // An amount behind the last food is also that of the foods before it: "carne ou frango – 130 g".
  last.clear();
  for (const draft of [...drafts].reverse())
    if (draft.amounts.length === 0) fill(draft, last.get(draft.group));
    else if (!last.has(draft.group) && isBehind(draft)) last.set(draft.group, draft.amounts);
}

/** "5 colheres de arroz ou quinoa (120 g)": grams in brackets behind the last are those of each, where they fit. */
function shareTotal(drafts: readonly ItemDraft[]): void {
  const last = drafts.at(-1);
  const totals = last?.amounts.filter(({ total, bracketed }) => total?.kind === 'g' && bracketed) ?? [];
  // With a number of its own it has its own grams.
  if (last === undefined || totals.length === 0 || last.amounts.length > totals.length) return;
  for (const draft of drafts) {
    if (draft === last || draft.group !== last.group || draft.amounts.length === 0 || !draft.match) continue;
    if (draft.amounts.some(({ total, each, bracketed }) => total || each || bracketed)) continue;
    const grams = weigh(draft.match.food, draft.amounts, { siblings: [] })?.grams ?? 0;
    const share = (totals[0]?.total?.value ?? 0) / grams;
    if (share > 0.75 && share < 1.34) draft.amounts.push(...totals);
  }
}

/** "2 ovos e 1 clara (120 g)": grams that fit all foods of the line together, and not the last one. */
function dropTotalOfAll(drafts: readonly ItemDraft[]): void {
  const last = drafts.at(-1);
  const total = last?.amounts.find((amount) => amount.total?.kind === 'g' && amount.bracketed);
  if (last === undefined || total?.total === undefined || drafts.length < 2) return;
  const others = last.amounts.filter((amount) => amount !== total);
  const counts = drafts.map((draft) => (draft === last ? others : draft.amounts));
  if (counts.some((amounts) => amounts.length === 0 || amounts.some(({ total, each }) => total || each)))
    return;
  if (new Set(drafts.map(({ group }) => group)).size < drafts.length) return;
  const grams = drafts.map(
    ({ match }, i) => match && weigh(match.food, counts[i] ?? [], { siblings: [] })?.grams,
  );
  const own = grams.at(-1);
  if (own === undefined || grams.some((one) => one === undefined)) return;
  const share = total.total.value / grams.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  if (share > 0.8 && share < 1.25 && total.total.value / own > 1.7) last.amounts = others;
}

export function isBehind(draft: ItemDraft): boolean {
  const [amount] = draft.amounts;
  const [word] = draft.words;
  return amount !== undefined && word !== undefined && amount.span[0] > word.from;
}
