import type { WrittenAmount } from './amount-at.ts';
import { doubt } from './answer.ts';
import type { Classified, ItemDraft } from './draft.ts';
import { DISH_BASES, DISHES, DRINKS, MIXED_DRINKS, SEASONING, SPICES } from './lexicon.ts';
import { isContent, type Part } from './parts.ts';
import { weigh } from './weigh.ts';

/** "Omelete com 2 ovos", "Vitamina: 200 ml de leite": the dish is what follows. */
export function isTitle(current: ItemDraft, part: Part, measured: boolean): boolean {
  const dish = current.words.some((word) => DISHES.has(word.key));
  const counted = current.amounts.some(
    (amount) => amount.total !== undefined || amount.measure !== undefined,
  );
  return (
    measured && !counted && dish && (part.join === 'with' || part.join === 'next' || part.join === 'dash')
  );
}

/** "2 panquecas com 100 g de frango": what the dish itself is made of is not in the line, so it is not in the sum. */
export function doubtTitles(titles: readonly ItemDraft[], drafts: readonly ItemDraft[]): void {
  for (const { words } of titles) {
    const head = words.find(isContent);
    const bases = DISH_BASES.get(head?.key ?? '');
    if (head === undefined || bases === undefined) continue;
    const made = drafts.filter((draft) => (draft.words[0]?.from ?? 0) > head.from);
    if (made.some((draft) => draft.words.some((word) => bases.has(word.key)))) continue;
    for (const draft of made) if (draft.match !== undefined) draft.doubts.push(doubt('part-of-dish'));
  }
}

/** "Chá de hortelã + limão (200 ml)", "Suco de abacaxi com hortelã – 1 copo": one drink with one amount, behind it. */
export function isIngredient(current: ItemDraft, part: Part): boolean {
  const [amount] = part.amounts;
  const [word] = part.words;
  const joined = part.join === 'plus' || part.join === 'with' || part.join === 'and';
  if (!joined || amount === undefined || word === undefined || amount.span[0] < word.from) return false;
  const poured = amount.total?.kind === 'ml' || (amount.measure?.measure.ml ?? 0) >= 50;
  return poured && current.amounts.length === 0 && MIXED_DRINKS.has(current.words[0]?.key ?? '');
}

/** "1 copo de iogurte com fruta (150 g)": grams behind a list are those of all of it. */
export function weighsAll(current: ItemDraft, part: Part): boolean {
  const [word] = part.words;
  const totals = part.amounts.every(
    (amount) => amount.total !== undefined && amount.span[0] > (word?.from ?? 0),
  );
  const open = current.amounts.length > 0 && current.amounts.every((amount) => amount.total === undefined);
  if (part.join !== 'with' || part.amounts.length === 0 || !totals || !open) return false;
  // "2 pedaços de macaxeira com carne de sol (60 g)": less than the first alone weighs is of the second.
  const own = current.match && weigh(current.match.food, current.amounts, { siblings: [] })?.grams;
  return own === undefined || (part.amounts[0]?.total?.value ?? 0) > LEAST_OF_ALL * own;
}

const LEAST_OF_ALL = 0.6;

/** "Arroz com brócolis 4 colheres": the amount of both, unless only the second is measured like that. */
export function weighsBoth(current: ItemDraft, part: Part, found: Classified): boolean {
  const [word] = part.words;
  const behind = part.amounts.every((amount) => amount.span[0] > (word?.from ?? 0));
  if (part.join !== 'with' || part.amounts.length === 0 || current.amounts.length > 0 || !behind)
    return false;
  if (DRINKS.has(word?.key ?? '')) return false;
  // In brackets the amount is that of the word before them, if it can be measured like that.
  if (!hasMeasure(found, part.amounts)) return true;
  return hasMeasure(current, part.amounts) && !part.amounts.some((amount) => amount.bracketed);
}

/** What a dish is served with holds at least two spoons; a spoon is as often of what is spread on it. */
const SERVING = 2;

/** "Carne seca com abóbora 1 escumadeira": only the second is measured so in the list, and it may be both. */
export function mayWeighBoth(current: ItemDraft, part: Part): boolean {
  const [word] = part.words;
  const isOpen = current.kind === 'food' && current.amounts.length === 0 && !current.free && !current.trace;
  const isServed = ({ span, bracketed, measure }: WrittenAmount) =>
    !bracketed && span[0] > (word?.from ?? 0) && (measure?.measure.spoons ?? 0) >= SERVING;
  return isOpen && part.amounts.some(isServed);
}

/** "Alface e tomate (100 g)": grams of one of them, or of both. */
export function isBehindBoth(current: ItemDraft, part: Part): boolean {
  const [word] = part.words;
  const isFree = current.free || current.trace || current.words.some((one) => SEASONING.has(one.key));
  if (current.amounts.length > 0 || isFree || word === undefined) return false;
  return part.amounts.some((amount) => amount.total !== undefined && amount.span[0] > word.from);
}

/** "Massa com guisado: 1 pegador + 3 colheres": as many amounts behind the foods as there are foods, in their order. */
export function amountsInOrder(parts: readonly Part[]): readonly Part[] {
  const first = parts.findIndex(({ join, amounts }) => join === 'colon' && amounts.length > 0);
  const foods = parts.slice(0, first);
  const amounts = parts.slice(first);
  const isInOrder =
    first > 1 &&
    amounts.length === foods.length &&
    foods.every((part) => isBare(part) && part.words.some(isContent)) &&
    amounts.every(
      (part, i) =>
        part.amounts.length === 1 && !part.words.some(isContent) && (i === 0 || part.join === 'plus'),
    );
  return isInOrder ? foods.map((part, i) => ({ ...part, amounts: [...(amounts[i]?.amounts ?? [])] })) : parts;
}

const isBare = ({ amounts, inner, free, trace }: Part): boolean =>
  amounts.length === 0 && inner.length === 0 && !free && !trace;

/** The same with the amount after a dash. */
export function weighsPair(
  before: ItemDraft,
  current: ItemDraft,
  amounts: readonly WrittenAmount[],
): boolean {
  if (!current.with || current.free || current.amounts.length > 0 || before.amounts.length > 0) return false;
  if (before.free || DRINKS.has(current.words[0]?.key ?? '')) return false;
  return hasMeasure(before, amounts) || !hasMeasure(current, amounts);
}

function hasMeasure({ match }: Pick<ItemDraft, 'match'>, amounts: readonly WrittenAmount[]): boolean {
  return amounts.some(
    ({ total, measure }) =>
      total !== undefined || match?.food.measures.some((own) => own.name === measure?.measure.name) === true,
  );
}

/** "Alface – 5 folhas", "carne, 1 bife": the measure is that of the food before it, though it may be a food too. */
export function measures(current: ItemDraft, part: Part): boolean {
  if (!/^(dash|colon|comma)$/.test(part.join ?? '')) return false;
  if (current.amounts.length > 0 || part.words.some(isContent)) return false;
  const food = current.match?.food;
  const name = part.amounts[0]?.measure?.measure.name;
  if (food?.measures.some((measure) => measure.name === name)) return true;
  return (part.join === 'dash' || part.join === 'colon') && food !== undefined && food.generic !== true;
}

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

/** “À vontade” at the end of a list is for every food of it that has no amount. */
export function freeRun(drafts: readonly ItemDraft[]): void {
  for (let i = drafts.length - 1; i >= 0; i--) {
    const draft = drafts[i];
    if (draft === undefined || draft.amounts.length > 0) break;
    draft.free = true;
  }
}

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

function isBehind(draft: ItemDraft): boolean {
  const [amount] = draft.amounts;
  const [word] = draft.words;
  return amount !== undefined && word !== undefined && amount.span[0] > word.from;
}
