import { doubt } from './answer.ts';
import { MEATS } from './denials.ts';
import type { ItemDraft } from './draft.ts';
import { findFood, type Match } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import { BRANDS, DISH_BASES, DISHES, FUNCTION_WORDS, isContent, PREPARATIONS } from './lexicon.ts';
import { isSameKind } from './part-rules.ts';
import type { Part } from './parts.ts';
import { sameAgain } from './whose-amount.ts';

export interface BracketChange {
  /** The foods in the brackets stand for the one before them. */
  readonly replace: boolean;
  readonly alternatives: boolean;
  readonly drafts: readonly ItemDraft[];
  /** The brackets say nothing but how much of the food there is. */
  readonly amountOnly?: boolean;
}

const NOTHING: BracketChange = { replace: false, alternatives: false, drafts: [] };

/** What brackets with words in them mean for the food before them. */
export function describe(
  index: FoodIndex,
  outer: ItemDraft,
  parts: readonly Part[],
  inner: readonly ItemDraft[],
): BracketChange {
  // "(+ 1 colher de chia)", "(ou 2 torradas)": beside the food, not in its place.
  const [opening, second] = parts;
  if (opening?.words.length === 0 && opening.amounts.length === 0) {
    if (second?.join === 'plus') return { replace: false, alternatives: false, drafts: inner };
    if (second?.join === 'or') return { ...alternatives(outer, inner), replace: false };
  }
  const prepared = (drafts: readonly ItemDraft[]): readonly ItemDraft[] => {
    for (const draft of drafts) prepareAs(index, outer, draft);
    return drafts;
  };
  const asVarieties = varietiesOf(index, outer, parts);
  const foods = inner.filter((draft) => draft.match !== undefined && draft.kind === 'food');
  const measured = inner.some((draft) => draft.amounts.length > 0);
  const either = parts.some((part) => part.join === 'or' || part.join === 'slash');
  // "Macarrão (integral)": one word more of the name.
  if (parts.length === 1 && asVarieties !== undefined && !measured)
    return alternatives(outer, prepared(asVarieties));
  if (either && asVarieties !== undefined && !measured) return alternatives(outer, prepared(asVarieties));
  if (foods.length === 0 || (foods.length < inner.length && !either)) {
    const isMaker = inner.every(({ words }) => words.filter(isContent).every(({ key }) => BRANDS.has(key)));
    if (asVarieties === undefined && inner.length > 0 && !isMaker) outer.doubts.push(doubt('brackets'));
    return NOTHING;
  }
  // "1 tapioca pequena (20 g de goma)", "1 coxa de frango (60 g de carne)": the same food once more, with its grams.
  const [only] = inner;
  if (inner.length === 1 && measured && only && isSameFood(outer, only)) {
    outer.amounts.push(...sameAgain(only).map((amount) => ({ ...amount, bracketed: true })));
    return { ...NOTHING, amountOnly: true };
  }
  // "150 g de peixe (tilápia)", "carne moída (patinho)": which one of them.
  if (parts.length === 1 && only && !measured && isOneOf(outer, only)) {
    prepareAs(index, outer, only);
    return alternatives(outer, [only]);
  }
  if (isDish(outer, foods) && isWhole(outer) && foods.length === inner.length) {
    const isSum = parts.some((part) => part.join === 'plus');
    if (outer.amounts.some(({ quantity, total }) => !total && quantity?.value !== 1))
      for (const food of foods) food.doubts.push(doubt('one-or-all'));
    return { replace: true, alternatives: either && !isSum, drafts: prepared(inner) };
  }
  const kindOnly = outer.kind === 'category' || outer.match?.food.generic === true;
  if (kindOnly && either) {
    if (foods.length < inner.length) foods[0]?.doubts.push(doubt('brackets'));
    return alternatives(outer, prepared(foods));
  }
  if (measured && outer.amounts.length === 0) return { replace: true, alternatives: either, drafts: inner };
  // "200 ml de leite + (30 g de aveia ou granola)": beside the food, which has an amount of its own.
  if (measured && either && outer.amounts.length > 0 && !foods.some((food) => isSameKind(outer, food))) {
    for (const one of [outer, ...inner]) one.doubts.push(doubt('bracket-foods'));
    return { replace: false, alternatives: false, drafts: inner };
  }
  if (measured && either) return { replace: true, alternatives: true, drafts: inner };
  // "1 fruta (banana, maçã, pera)": most likely one of them. "100 g de legumes (cenoura, vagem)": most likely a mixture.
  const counted = outer.amounts.length > 0 && outer.amounts.every((amount) => amount.total === undefined);
  const isEachMeasured = foods.length === inner.length && foods.every(isMeasured);
  // "2 frutas (1 banana, 1 maçã)": as many as there are foods.
  if (kindOnly && counted && isEachMeasured && outer.amounts[0]?.quantity?.value === foods.length) {
    for (const food of foods) food.doubts.push(doubt('list-or-choice'));
    return { replace: true, alternatives: false, drafts: foods };
  }
  const isServing =
    !isEachMeasured && outer.amounts.some(({ measure }) => measure && measure.measure.name !== 'unidade');
  const mixture = parts.some((part) => part.join === 'and') || isServing;
  const unweighed = outer.kind === 'category' && outer.amounts.length === 0;
  if (kindOnly && (counted || unweighed) && !mixture) {
    for (const food of foods) food.listed = true;
    return alternatives(outer, prepared(foods));
  }
  if (either && outer.kind === 'food') return alternatives(outer, prepared(foods));
  if (asVarieties === undefined || measured) outer.doubts.push(doubt('bracket-foods'));
  return NOTHING;
}

const isMeasured = ({ amounts }: ItemDraft): boolean => amounts.length > 0;

function isSameFood({ match }: ItemDraft, only: ItemDraft): boolean {
  const { id, generic = false } = only.match?.food ?? {};
  return id === match?.food.id || (generic && match?.food.generic !== true && isSameKind({ match }, only));
}

/** A general word, or "frango": meat and fish are named by kind and by cut. */
function isOneOf({ kind, match, words }: ItemDraft, only: ItemDraft): boolean {
  const { group = '', generic } = match?.food ?? {};
  const isGeneral = kind === 'category' || generic === true;
  const names = words.filter((word) => isContent(word) && !PREPARATIONS.has(word.key));
  const isKind = isGeneral || (names.length === 1 && MEATS.has(group) && only.match?.food.group === group);
  return isKind && isWholeName(only.match) && isSameKind({ match }, only);
}

const isWholeName = (match: Match | undefined): boolean =>
  wholeMatch(match, 1) !== undefined && match?.food.generic !== true;

/** "1 crepioca (1 ovo + 2 colheres de goma)", "1 pão com ovo (1 pão francês + 1 ovo)": the brackets say what it is made of. */
function isDish({ words, match }: ItemDraft, foods: readonly ItemDraft[]): boolean {
  const measured = foods.filter(isMeasured);
  const [head] = match?.words ?? words.filter(isContent);
  const isNamed = (keys: ReadonlySet<string>): boolean =>
    measured.some((food) => food.words.some(({ key }) => keys.has(key)));
  if (measured.length < 2) {
    const bases = DISH_BASES.get(head?.key ?? '');
    if (bases === undefined || !isNamed(bases)) return false;
    // "1 omelete (2 ovos)": there may be more in it.
    if (foods.length === 1) foods[0]?.doubts.push(doubt('part-of-dish'));
    return true;
  }
  const isNamedAgain = isNamed(new Set([head?.key ?? '']));
  return isNamedAgain || match?.food.group === 'Preparações' || words.some(({ key }) => DISHES.has(key));
}

const PART = /^(?:fatia|pedaço|colher|concha|escumadeira)/;

/** By pieces, cups or millilitres: grams would win over what it is made of, and a slice is not all of it. */
const isWhole = ({ amounts }: ItemDraft): boolean =>
  amounts.every(
    ({ total, each, measure }) =>
      !each && (!total || total.kind === 'ml') && !PART.test(measure?.measure.name ?? ''),
  );

/** "Peixe assado (tilápia ou merluza)": each is roasted. "Café com leite desnatado (50 ml de café + 50 ml de leite)": skimmed. */
function prepareAs(index: FoodIndex, outer: ItemDraft, food: ItemDraft): void {
  const open = outer.match?.unexplained ?? [];
  const how = outer.words.filter((word) => PREPARATIONS.has(word.key));
  if (how.length + open.length === 0 || food.words.some((word) => PREPARATIONS.has(word.key))) return;
  if (food.match === undefined) return;
  const { family, group } = food.match.food;
  for (const more of [outer.words.filter((word) => how.includes(word) || open.includes(word)), how]) {
    const match = findFood(index, [...food.words, ...more]);
    if (match === undefined) continue;
    const isVariety = more.length > 0 && match.unexplained.length === 0 && match.food.group === group;
    if (!isVariety && (family === undefined || match.food.family !== family)) continue;
    food.match = { ...match, words: food.match.words };
    return;
  }
}

/** "1 porção de proteína (frango, peixe ou carne – 150 g)": grams behind the last are those of each. */
function isWeighedLast(foods: readonly ItemDraft[]): boolean {
  const last = foods.at(-1);
  if (foods.length < 2 || !foods.slice(0, -1).every(({ amounts }) => amounts.length === 0)) return false;
  return last?.amounts.some(({ total, span }) => total && span[0] > (last.words[0]?.from ?? 0)) === true;
}

function alternatives(outer: ItemDraft, foods: readonly ItemDraft[]): BracketChange {
  const ofEach = isWeighedLast(foods);
  if (ofEach && outer.amounts.some(({ quantity }) => quantity && quantity.value > 1))
    for (const food of foods) food.doubts.push(doubt('one-or-all'));
  for (const food of foods)
    if (!ofEach && food.amounts.length === 0 && outer.amounts.length > 0) {
      food.amounts.push(...outer.amounts);
      food.shared = true;
    }
  if (outer.free) for (const food of foods) food.free = true;
  return { replace: true, alternatives: true, drafts: foods };
}

/**
 * "Queijo (minas ou prato)", "Banana (prata, nanica)": a word makes a food with the first word of the outer one. Beside
 * such a word others may stand for themselves: "carne (bovina, frango ou peixe)".
 */
function varietiesOf(index: FoodIndex, outer: ItemDraft, parts: readonly Part[]): ItemDraft[] | undefined {
  const [head, ...others] = outer.match?.words ?? [];
  if (head === undefined) return undefined;
  // "carne de sol (magra)" is no "carne magra"; "queijo branco (minas)" is one of its kind.
  const isKind = others.every((word) => !isContent(word)) || outer.match?.food.generic === true;
  const found: ItemDraft[] = [];
  let varieties = 0;
  for (const part of parts) {
    if (part.words.every((word) => FUNCTION_WORDS.has(word.key))) continue;
    const named = outer.match?.words ?? [];
    const narrower = isKind
      ? undefined
      : wholeMatch(findFood(index, [...named, ...part.words]), named.length + 1);
    const variety =
      narrower ?? varietyOf(outer, wholeMatch(findFood(index, [head, ...part.words]), 2), isKind);
    const match = variety ?? wholeMatch(findFood(index, part.words), 1);
    if (match === undefined) return undefined;
    if (variety !== undefined) varieties++;
    const words = variety === undefined ? part.words : [head, ...part.words];
    found.push({ ...outer, words, match, amounts: [], doubts: [], listed: false, shared: false });
  }
  return varieties > 0 ? found : undefined;
}

/** Of a food with a name of several words, another one with its first word is a variety only within its family. */
function varietyOf(outer: ItemDraft, match: Match | undefined, isKind: boolean): Match | undefined {
  const food = outer.match?.food;
  const isSame =
    match?.food.id === food?.id || (food?.family !== undefined && match?.food.family === food.family);
  return isKind || isSame ? match : undefined;
}

/** "queijo" in the brackets of "tapioca com queijo minas". */
export function isShortFor({ words, match }: ItemDraft, { match: outer }: ItemDraft): boolean {
  const named = outer?.words ?? [];
  const content = words.filter(isContent);
  const isPart = content.every(({ key }) => named.some((word) => word.key === key));
  return match?.food.id === outer?.food.id || (content.length > 0 && isPart);
}

/** A match that explains every word, with at least so many of them in the name. */
function wholeMatch(match: Match | undefined, least: number): Match | undefined {
  const fits = match !== undefined && match.unexplained.length === 0 && !match.anotherHead;
  return fits && match.words.length >= least ? match : undefined;
}
