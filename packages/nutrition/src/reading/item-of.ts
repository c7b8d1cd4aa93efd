import type { Food } from '../food.ts';
import { SIZES } from '../measures.ts';
import type { Decision, Item, Span } from './answer.ts';
import type { Draft } from './draft.ts';
import type { Word } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import { isFree } from './free-item.ts';
import { STOP } from './lexicon.ts';
import type { MeasureAt } from './measure-at.ts';
import { weigh } from './weigh.ts';

/** More than this in one item is a slip of the pen more often than a meal. */
const MOST_KCAL = 1500;
const MOST_GRAMS = 3000;

/** What an item says beside its place in the line. */
type Finding = Pick<Item, 'role' | 'confidence' | 'reason'> & Partial<Item>;

/** The item of a draft: its food, its grams, and how sure that is. */
export function itemOf(
  index: FoodIndex,
  text: string,
  draft: Draft,
  decision: Decision | undefined,
  wording: string,
): Item {
  const words = draft.words.filter((word) => !STOP.has(word.key));
  const span = spanOf(draft.match?.words ?? words) ?? spanOf(draft.words);
  const found = findingOf(index, draft, words, decision);
  const own = found.food === undefined ? (spanOf(words) ?? span) : undefined;
  const amount = draft.amounts[0];
  const name = found.food?.name ?? (own === undefined ? '' : text.slice(...own));
  // One literal with every field: the items of a plan are many, and copies of copies cost more than the rules.
  return {
    group: draft.group,
    role: found.role,
    name,
    wording,
    food: found.food,
    source: found.food?.source,
    suggestion: found.suggestion,
    grams: found.grams,
    range: found.range,
    confidence: found.confidence,
    reason: found.reason,
    quantity: amount?.quantity && quantityOf(amount.quantity),
    measure: amount?.measure && { name: amount.measure.measure.name, span: amount.measure.span },
    weighedBy: found.weighedBy,
    foodSpan: span,
    amounts: draft.amounts,
  };
}

function findingOf(
  index: FoodIndex,
  draft: Draft,
  words: readonly Word[],
  decision: Decision | undefined,
): Finding {
  if (decision?.skip) return { role: 'free', confidence: 'sure', reason: 'não calcular: decisão sua' };
  const decided = decision?.food === undefined ? undefined : index.byId.get(decision.food);
  const food = decided ?? (draft.kind === 'food' ? draft.match?.food : undefined);
  if (decided === undefined && isFree(draft, words))
    return { role: 'free', food, confidence: 'sure', reason: 'à vontade: não entra na conta' };
  if (food === undefined) {
    const reason = draft.kind === 'category' ? 'não diz qual alimento' : 'alimento não encontrado na tabela';
    return { role: 'unknown', suggestion: draft.match?.food, confidence: 'unsure', reason };
  }
  if (decision?.grams !== undefined)
    return { role: 'chosen', food, grams: decision.grams, confidence: 'sure', reason: 'gramas: decisão sua' };
  return weighedFinding(index, draft, food, decided === undefined);
}

function weighedFinding(index: FoodIndex, draft: Draft, food: Food, read: boolean): Finding {
  if (draft.amounts.length === 0)
    return { role: 'unknown', food, confidence: 'unsure', reason: 'sem quantidade' };
  const counted = draft.amounts.every(({ total, each, measure }) => !total && !each && !measure);
  // "1 fruta": which one decides what it weighs.
  if (food.generic === true && counted && read)
    return { role: 'unknown', suggestion: food, confidence: 'unsure', reason: 'não diz qual alimento' };
  const siblings = food.family === undefined ? [] : (index.families.get(food.family) ?? []);
  const weighed = weigh(food, draft.amounts, siblings, sizeIn(draft.words), draft.with);
  if (weighed === undefined) {
    const reason = `não sei quanto pesa essa medida de ${food.name}`;
    return { role: 'unknown', food, confidence: 'unsure', reason };
  }
  const { grams, range, measure, how } = weighed;
  const doubts = [...(read ? (draft.match?.doubts ?? []) : []), ...draft.doubts, ...weighed.doubts];
  if (food.generic === true && read) doubts.push('não diz qual: usei um valor típico');
  if (draft.listed) doubts.push('a vírgula pode separar alternativas');
  if (((food.figures.energy ?? 0) * grams) / 100 > MOST_KCAL || grams > MOST_GRAMS)
    doubts.push('é muito para um item: confira');
  return {
    role: 'chosen',
    food,
    grams: Math.round(grams * 100) / 100,
    range,
    weighedBy: measure,
    confidence: doubts.length === 0 ? 'sure' : 'unsure',
    reason: doubts.length === 0 ? how : [how, ...new Set(doubts)].join('; '),
  };
}

function quantityOf({ value, range, span }: NonNullable<Draft['amounts'][0]['quantity']>): Item['quantity'] {
  return range === undefined ? { value, span } : { value: range[0], to: range[1], span };
}

/** "1 banana média": a size without a measure is the size of the unit. */
function sizeIn(words: readonly Word[]): MeasureAt['size'] {
  const word = words.find((one) => Object.hasOwn(SIZES, one.key) && one.key.length > 1);
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
