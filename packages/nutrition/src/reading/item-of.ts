import type { Food } from '../food.ts';
import { SIZES } from '../measures.ts';
import { type Decision, type Doubt, doubt, type Item, type Span, sayDoubt } from './answer.ts';
import { countedIn } from './counts.ts';
import { BESIDE } from './decision-keys.ts';
import { type ItemDraft, isFree, subjectOf, wordingOf } from './draft.ts';
import type { Word } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import { FUNCTION_WORDS } from './lexicon.ts';
import type { MeasureAt } from './quantities.ts';
import { type Decisions, isOpen, type Settled, settledOf, UNSETTLED } from './settled.ts';
import { isSmall } from './vague-measures.ts';
import { LEAST_BARE, weigh } from './weigh.ts';

/** More than this in one item is a slip of the pen more often than a meal. */
const MOST_KCAL = 1500;
const MOST_GRAMS = 3000;
/** Milligrams: the limit of a day (WHO). More salt or sauce than that is for a pan, not for a plate. */
const MOST_SODIUM = 2000;
/** A dose of powder has 30 g; what weighs more is a drink or a yoghurt of that name. */
const MOST_SUPPLEMENT = 100;

/** What an item says beside its place in the line. */
type ItemResult = Pick<Item, 'role' | 'confidence' | 'reason' | 'doubts'> & Partial<Item>;

/** The item of a draft: its food, its grams, and how sure that is. */
export function itemOf(
  index: FoodIndex,
  text: string,
  folded: string,
  draft: ItemDraft,
  denied: Item['denied'],
  decisions: Decisions | undefined,
): Item {
  const words = draft.words.filter((word) => !FUNCTION_WORDS.has(word.key));
  const span = spanOf(draft.match?.words ?? words) ?? spanOf(draft.words);
  const wording = wordingOf(folded, draft);
  const subject = subjectOf(draft);
  const counts = countedIn(draft.amounts, sizeIn(draft));
  const settled = decisions?.size
    ? settledOf(index, decisions, { wording, subject, counts }, draft.shared)
    : UNSETTLED;
  const found = confirmed(resultOf(index, draft, words, settled), settled);
  const own = found.food === undefined ? (spanOf(words) ?? span) : undefined;
  const amount = draft.amounts[0];
  const name = found.food?.name ?? (own === undefined ? '' : text.slice(...own));
  // One literal with every field: the items of a plan are many, and copies of copies cost more than the rules.
  return {
    group: draft.group,
    role: found.role,
    name,
    wording,
    subject,
    counts,
    food: found.food,
    source: found.food?.source,
    suggestion: found.suggestion,
    grams: found.grams,
    range: found.range,
    confidence: found.confidence,
    doubts: found.doubts,
    reason: found.reason,
    quantity: amount?.quantity && quantityOf(amount.quantity),
    measure: amount?.measure && { name: amount.measure.measure.name, span: amount.measure.span },
    weighedBy: found.weighedBy,
    foodSpan: span,
    amounts: draft.amounts,
    denied,
  };
}

/** The nutritionist has confirmed this very reading: its doubts do not matter. It never changes the grams. */
const confirmed = (found: ItemResult, { confirmed: seen }: Settled): ItemResult =>
  found.confidence === 'unsure' && isAsConfirmed(found, seen) ? asConfirmed(found) : found;

function isAsConfirmed(
  { food, grams }: Pick<ItemResult, 'food' | 'grams'>,
  seen: Decision | undefined,
): boolean {
  if (seen?.grams === undefined || grams === undefined) return false;
  return seen.food === (food?.id ?? seen.food) && Math.abs(seen.grams - grams) <= 0.005 * grams;
}

const asConfirmed = <F extends ItemResult>(found: F): F => ({
  ...found,
  confidence: 'sure',
  doubts: [],
  reason: `${how(found)}; conferido por você`,
});

const how = ({ reason }: ItemResult): string => reason.split('; ')[0] ?? '';

function resultOf(index: FoodIndex, draft: ItemDraft, words: readonly Word[], settled: Settled): ItemResult {
  const sure = { confidence: 'sure', doubts: [] } as const;
  if (settled.skip) return { ...sure, role: 'free', reason: 'não calcular: decisão sua' };
  const food = settled.food ?? (draft.kind === 'food' ? draft.match?.food : undefined);
  const isSettled = settled.food !== undefined || settled.one !== undefined;
  if (!isSettled && isFree(draft, words)) return freeResult(food);
  if (food === undefined)
    return {
      ...unknown(draft.kind === 'category' ? 'não diz qual alimento' : 'alimento não encontrado na tabela'),
      suggestion: draft.match?.food,
    };
  return weighedResult(index, draft, food, settled);
}

// Oil, nuts and sweets; not bread or rice, of which nobody eats without end.
const DENSE = 350;

/** What is eaten without an amount. A dense food is no salad: the nutritionist should see that it is not in the sum. */
function freeResult(food: Food | undefined): ItemResult {
  const isDense = (food?.figures.energy ?? 0) >= DENSE && food?.exchange !== undefined;
  const doubts = isDense && food ? [doubt('free-energy', food.name)] : [];
  const reason = ['à vontade: não entra na conta', ...doubts.map(sayDoubt)].join('; ');
  return { role: 'free', food, doubts, confidence: isDense ? 'unsure' : 'sure', reason };
}

/** Kilocalories in 100 g that no amount makes worth a question: "1 cuia de chimarrão". */
const NOTHING = 5;

const unknown = (reason: string): ItemResult => ({
  role: 'unknown',
  confidence: 'unsure',
  doubts: [],
  reason,
});

function weighedResult(index: FoodIndex, draft: ItemDraft, food: Food, settled: Settled): ItemResult {
  const isRead = settled.food === undefined;
  const size = sizeIn(draft);
  // "batata-doce pequena": one of them.
  const amounts = draft.amounts.length === 0 && size ? [oneOf(draft)] : draft.amounts;
  if (amounts.length === 0 && settled.one === undefined) return { ...unknown('sem quantidade'), food };
  const counted = draft.amounts.every(
    ({ total, each, measure, quantity }) =>
      !total && !each && !measure && (quantity === undefined || quantity.value < LEAST_BARE),
  );
  // "1 fruta": which one decides what it weighs.
  const isUsualPiece = food.typical === true && food.measures.some(({ name }) => name === 'unidade');
  if (food.generic === true && counted && isRead && settled.one === undefined && !isUsualPiece)
    return { ...unknown('não diz qual alimento'), suggestion: food };
  const siblings = food.family === undefined ? [] : (index.families.get(food.family) ?? []);
  const weighed = weigh(food, amounts, {
    siblings,
    size,
    joined: draft.with,
    one: settled.one,
  });
  if (weighed === undefined)
    return (food.figures.energy ?? NOTHING + 1) <= NOTHING
      ? freeResult(food)
      : { ...unknown(`não sei quanto pesa essa medida de ${food.name}`), food };
  const { grams, range, measure, how } = weighed;
  const doubts = [...(isRead ? (draft.match?.doubts ?? []) : []), ...draft.doubts, ...weighed.doubts];
  if (food.generic === true && isRead && (!isTypical(food, grams) || counted)) doubts.push(doubt('generic'));
  if (draft.listed) doubts.push(doubt('list-or-choice'));
  const strange = draft.amounts.find(({ measure }) => measure?.measure.isUnknown)?.measure;
  if (strange) doubts.push(doubt('unknown-measure', strange.measure.name));
  const slip = draft.amounts.find(({ measure }) => measure?.written)?.measure;
  if (slip?.written) doubts.push(doubt('spelled-measure', slip.written, slip.measure.name));
  const most = food.group === 'Suplementos' ? MOST_SUPPLEMENT : MOST_GRAMS;
  const { energy, sodium } = food.figures;
  const isSalty = food.group === 'Temperos e molhos' && ((sodium ?? 0) * grams) / 100 > MOST_SODIUM;
  if (((energy ?? 0) * grams) / 100 > MOST_KCAL || grams > most || isSalty) doubts.push(doubt('much-energy'));
  return {
    role: 'chosen',
    food,
    grams: Math.round(grams * 100) / 100,
    range,
    weighedBy: measure,
    ...told(how, doubts, settled),
  };
}

/** Which food of the kind it is changes next to nothing: they are alike, or there is little of it. */
const isTypical = ({ typical, figures }: Food, grams: number): boolean =>
  typical === true || isSmall(((figures.energy ?? Number.POSITIVE_INFINITY) * grams) / 100);

const NONE: readonly Doubt[] = [];

function told(how: string, all: readonly Doubt[], settled: Settled) {
  const doubts = all.length === 0 ? NONE : all.filter((one) => isOpen(one, settled));
  if (doubts.length === 0) return { doubts: NONE, confidence: 'sure' as const, reason: how };
  const reasons = new Set(doubts.map(sayDoubt));
  return {
    doubts,
    confidence: 'unsure' as const,
    reason: [how, ...reasons].join('; '),
  };
}

/**
 * With a doubt about the rest of the line, which belongs to the wording: "150 g de peixe" may be confirmed beside "(tilápia)" and
 * not beside another word.
 */
export function withDoubt(item: Item, more: Doubt, decisions: Decisions | undefined): Item {
  const wording = `${item.wording}${BESIDE}${more.words[0] ?? more.code}`;
  if (isAsConfirmed(item, decisions?.get(wording))) return asConfirmed({ ...item, wording });
  return {
    ...item,
    wording,
    confidence: 'unsure',
    doubts: [...item.doubts, more],
    reason: `${item.reason}; ${sayDoubt(more)}`,
  };
}

function oneOf({ words }: ItemDraft): ItemDraft['amounts'][number] {
  const span: Span = spanOf(words) ?? [0, 0];
  return { quantity: { value: 1, span }, span, ofNext: false, implied: true };
}

function quantityOf({
  value,
  range,
  span,
}: NonNullable<ItemDraft['amounts'][0]['quantity']>): Item['quantity'] {
  return range === undefined ? { value, span } : { value: range[0], to: range[1], span };
}

/** "1 banana média": a size without a measure is the size of the unit; not in "1 cebola em cubos pequenos". */
function sizeIn({ words, amounts: [amount] }: ItemDraft): MeasureAt['size'] {
  const isOne = (amount?.quantity?.value ?? 1) < 2;
  const word = words.find(
    ({ key, text }) => Object.hasOwn(SIZES, key) && key.length > 1 && !(isOne && text.endsWith('s')),
  );
  return word && SIZES[word.key];
}

function spanOf(words: readonly Word[]): Span | undefined {
  const [first] = words;
  if (first === undefined) return undefined;
  let from = first.from;
  let to = first.to;
  for (const word of words) {
    from = Math.min(from, word.from);
    to = Math.max(to, word.to);
  }
  return [from, to];
}
