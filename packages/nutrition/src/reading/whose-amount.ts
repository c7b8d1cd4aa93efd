import type { WrittenAmount } from './amount-at.ts';
import type { ItemDraft } from './draft.ts';
import type { Word } from './find-food.ts';
import { DRINKS, isContent, MIXED_DRINKS, SEASONING } from './lexicon.ts';
import type { Classified, Part } from './parts.ts';
import { weigh } from './weigh.ts';

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
export function weighsAll(current: ItemDraft, part: Part, found: Classified): boolean {
  if (isPoured(current, part, found)) return false;
  const [word] = part.words;
  const totals = part.amounts.every(
    (amount) => amount.total !== undefined && amount.span[0] > (word?.from ?? 0),
  );
  // "1 sanduíche com frango (60 g)": a dish that no list weighs.
  if (current.kind !== 'food' && part.amounts.every(({ bracketed }) => bracketed)) return false;
  const open = current.amounts.length > 0 && current.amounts.every((amount) => amount.total === undefined);
  if (part.join !== 'with' || part.amounts.length === 0 || !totals || !open) return false;
  // "2 pedaços de macaxeira com carne de sol (60 g)": less than the first alone weighs is of the second.
  const own = current.match && weigh(current.match.food, current.amounts, { siblings: [] })?.grams;
  return own === undefined || (part.amounts[0]?.total?.value ?? 0) > LEAST_OF_ALL * own;
}

const LEAST_OF_ALL = 0.6;

/** "Pão com leite 200 ml": millilitres are those of what is poured. */
const isPoured = ({ match }: ItemDraft, { amounts }: Part, found: Classified): boolean =>
  match?.food.density === undefined &&
  found.match?.food.density !== undefined &&
  amounts.some(({ total }) => total?.kind === 'ml');

/** "Arroz com brócolis 4 colheres": the amount of both, unless only the second is measured like that. */
export function weighsBoth(current: ItemDraft, part: Part, found: Classified): boolean {
  const [word] = part.words;
  const behind = part.amounts.every((amount) => amount.span[0] > (word?.from ?? 0));
  if (part.join !== 'with' || part.amounts.length === 0 || current.amounts.length > 0 || !behind)
    return false;
  if (DRINKS.has(word?.key ?? '') || isPoured(current, part, found)) return false;
  // In brackets the amount is that of the word before them, if it can be measured like that.
  if (!hasMeasure(found, part.amounts)) return true;
  return hasMeasure(current, part.amounts) && !part.amounts.some((amount) => amount.bracketed);
}

/** What a dish is served with holds at least two spoons; a spoon is as often of what is spread on it. */
export const SERVING = 2;

/** "Carne seca com abóbora 1 escumadeira": only the second is measured so in the list, and it may be both. */
export function mayWeighBoth(current: ItemDraft, part: Part): boolean {
  const [word] = part.words;
  const isOpen = current.kind === 'food' && current.amounts.length === 0 && !current.free && !current.trace;
  const isServed = ({ span, bracketed, measure }: WrittenAmount) =>
    !bracketed && span[0] > (word?.from ?? 0) && (measure?.measure.spoons ?? 0) >= SERVING;
  return isOpen && part.amounts.some(isServed);
}

// Less is spread on something.
const PLATE = 100;

/** "Peixe com legumes (200 g)": a plate, or what lies beside the fish. "Leite (desnatado) com café 200 ml": a cup. */
export function mayWeighPlate(current: ItemDraft, part: Part, { match }: Classified): boolean {
  const arePoured = match?.food.density !== undefined && current.match?.food.density !== undefined;
  if (arePoured && current.kind === 'food') return isBehindBoth(current, part);
  const isSide = current.kind !== 'food' || current.match?.food.group === 'Verduras e legumes';
  const grams =
    part.amounts.find(({ total, bracketed }) => total?.kind === 'g' && bracketed)?.total?.value ?? 0;
  return !isSide && isBehindBoth(current, part) && grams >= PLATE;
}

/** "Alface e tomate (100 g)": grams of one of them, or of both. */
export function isBehindBoth(current: ItemDraft, part: Part): boolean {
  const [word] = part.words;
  const isFree = current.free || current.trace || current.words.some((one) => SEASONING.has(one.key));
  if (current.amounts.length > 0 || isFree || word === undefined) return false;
  return part.amounts.some((amount) => amount.total !== undefined && amount.span[0] > word.from);
}

/** "2 tapiocas com 30 g de goma cada", "tapioca de 60 g de goma": the same food by another name, with its amount. */
export function isSameAgain(current: ItemDraft, part: Part, found: Classified): boolean {
  const isBare = part.amounts.length === 0;
  if (part.join !== 'next' && (part.join !== 'with' || isBare)) return false;
  const { food, words = [] } = found.match ?? {};
  if (found.kind !== 'food' || food === undefined || current.match?.food.id !== food.id) return false;
  if (!isBare && current.amounts.some(({ total, each }) => total || each)) return false;
  const named = new Set(current.match.words.map(({ key }) => key));
  return !words.some(({ key }) => named.has(key));
}

export const isOfEach = (words: readonly Word[]): boolean => words.some(({ key }) => key === 'cada');

/** "(30 g de goma cada)": the grams of one, and not how many there are. */
export const sameAgain = ({ amounts, words }: Pick<Part, 'amounts' | 'words'>): WrittenAmount[] =>
  amounts.map((amount) =>
    isOfEach(words) ? { ...amount, each: amount.total, total: undefined, quantity: undefined } : amount,
  );

/** "Massa com guisado: 1 pegador + 3 colheres": as many amounts behind the foods as there are foods, in their order. */
export function amountsInOrder(parts: readonly Part[]): readonly Part[] {
  const first = parts.findIndex(
    ({ join, amounts }) => (join === 'colon' || join === 'dash') && amounts.length > 0,
  );
  if (first < 2) return parts;
  const foods = parts.slice(0, first);
  const amounts = parts.slice(first);
  const isInOrder =
    amounts.length === foods.length &&
    foods.every((part) => isBare(part) && part.words.some(isContent)) &&
    amounts.every(
      (part, i) =>
        part.amounts.length === 1 && !part.words.some(isContent) && (i === 0 || part.join === 'plus'),
    );
  return isInOrder ? foods.map((part, i) => ({ ...part, amounts: [...(amounts[i]?.amounts ?? [])] })) : parts;
}

/** "| Café | 100 ml | Chá – 200 ml |": behind a cell with an amount alone, a cell with food and amount is what may be eaten instead. */
export function swapsInColumns(parts: readonly Part[]): readonly Part[] {
  if (parts.length < 3) return parts;
  const cells = parts.flatMap(({ join }, i) => (join === 'cell' ? [i] : []));
  if (cells.length < 2) return parts;
  const isAmount = (from: number, to: number): boolean =>
    parts.slice(from, to).every(({ words, inner }) => !words.some(isContent) && inner.length === 0) &&
    parts.slice(from, to).some(({ amounts }) => amounts.length > 0);
  return parts.map((part, i) => {
    const cell = cells.indexOf(i);
    if (cell < 1 || !part.words.some(isContent) || !isAmount(cells[cell - 1] ?? 0, i)) return part;
    const end = cells[cell + 1] ?? parts.length;
    const isMeasured = parts.slice(i, end).some(({ amounts }) => amounts.length > 0);
    return isMeasured ? { ...part, join: 'or', isColumn: true } : part;
  });
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

export function hasMeasure({ match }: Pick<ItemDraft, 'match'>, amounts: readonly WrittenAmount[]): boolean {
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
