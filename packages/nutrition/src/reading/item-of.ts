import { SIZES } from '../measures.ts';
import type { Decision, Item, Span } from './answer.ts';
import type { Draft } from './draft.ts';
import type { Word } from './find-food.ts';
import type { FoodIndex } from './food-index.ts';
import { DRINKS, SEASONING, SPICES, STOP } from './lexicon.ts';
import type { MeasureAt } from './measure-at.ts';
import { weigh } from './weigh.ts';

/** More than this in one item is a slip of the pen more often than a meal. */
const MOST_KCAL = 1500;

const WITHOUT = /^sem_/;

/** The item of a draft: its food, its grams, and how sure that is. */
export function itemOf(
  index: FoodIndex,
  text: string,
  draft: Draft,
  decision: Decision | undefined,
  wording: string,
): Item {
  const words = draft.words.filter((word) => !STOP.has(word.key));
  const span = spanOf(draft.match?.words ?? words);
  const spoken = span === undefined ? wordsOf(text, draft.words) : text.slice(...span);
  const base = { group: draft.group, wording, ...(span && { foodSpan: span }), ...amountOf(draft) };
  if (decision?.skip)
    return { ...base, role: 'free', name: spoken, confidence: 'sure', reason: 'não contar: decisão sua' };
  const decided = decision?.food === undefined ? undefined : index.byId.get(decision.food);
  const food = decided ?? (draft.kind === 'food' ? draft.match?.food : undefined);
  if (decided === undefined && isFree(draft, words))
    return {
      ...base,
      role: 'free',
      name: food?.name ?? spoken,
      ...(food && { food, source: food.source }),
      confidence: 'sure',
      reason: 'livre: não entra na soma',
    };
  if (food === undefined) {
    const suggestion = draft.match?.food;
    const reason = draft.kind === 'category' ? 'não diz qual alimento' : 'alimento que a lista não tem';
    return {
      ...base,
      role: 'unknown',
      name: wordsOf(text, words) || spoken,
      ...(suggestion && { suggestion }),
      confidence: 'unsure',
      reason,
    };
  }
  const known = { ...base, name: food.name, food, source: food.source };
  if (decision?.grams !== undefined)
    return {
      ...known,
      role: 'chosen',
      grams: decision.grams,
      confidence: 'sure',
      reason: 'gramas: decisão sua',
    };
  if (draft.amounts.length === 0)
    return { ...known, role: 'unknown', confidence: 'unsure', reason: 'sem quantidade' };
  if (
    food.generic === true &&
    draft.amounts.every(
      (amount) => amount.total === undefined && amount.each === undefined && amount.measure === undefined,
    )
  )
    return {
      ...base,
      role: 'unknown',
      name: spoken,
      suggestion: food,
      confidence: 'unsure',
      reason: 'não diz qual alimento',
    };
  const siblings = food.family === undefined ? [] : (index.families.get(food.family) ?? []);
  const weighed = weigh(food, draft.amounts, siblings, sizeIn(draft.words));
  if (weighed === undefined)
    return {
      ...known,
      role: 'unknown',
      confidence: 'unsure',
      reason: `não sei quanto pesa essa medida de ${food.name}`,
    };
  const doubts = [
    ...(decided === undefined ? (draft.match?.doubts ?? []) : []),
    ...draft.doubts,
    ...weighed.doubts,
  ];
  if (food.generic === true && decided === undefined) doubts.push('não diz qual: contei um valor típico');
  if (draft.listed) doubts.push('a vírgula pode separar alternativas');
  const kcal = ((food.figures.energy ?? 0) * weighed.grams) / 100;
  if (kcal > MOST_KCAL || weighed.grams > 3000) doubts.push('é muito para uma linha: confira');
  return {
    ...known,
    role: 'chosen',
    grams: Math.round(weighed.grams * 100) / 100,
    ...(weighed.range && { range: weighed.range }),
    ...(weighed.measure && { weighedBy: weighed.measure }),
    confidence: doubts.length === 0 ? 'sure' : 'unsure',
    reason: [weighed.how, ...new Set(doubts)].join('; '),
  };
}

function amountOf(draft: Draft): Pick<Item, 'quantity' | 'measure'> {
  const amount = draft.amounts[0];
  if (amount?.quantity === undefined) return {};
  const { value, range, span } = amount.quantity;
  const quantity = range === undefined ? { value, span } : { value: range[0], to: range[1], span };
  const measure = amount.measure && { name: amount.measure.measure.name, span: amount.measure.span };
  return { quantity, ...(measure && { measure }) };
}

/** "1 banana média": a size without a measure is the size of the unit. */
function sizeIn(words: readonly Word[]): MeasureAt['size'] {
  const word = words.find((one) => Object.hasOwn(SIZES, one.key) && one.key.length > 1);
  return word && SIZES[word.key];
}

function isFree(draft: Draft, words: readonly Word[]): boolean {
  if (draft.free || draft.trace) return true;
  const plain = words.filter((word) => !WITHOUT.test(word.key));
  const [head] = plain;
  if (head === undefined) return false;
  const all = (set: ReadonlySet<string>): boolean =>
    plain.every((word) => set.has(word.key) || SEASONED.has(word.key));
  if (head.key === 'vinagre' || (plain.some((word) => SPICES.has(word.key)) && all(SPICES))) return true;
  if (head.key === 'agua' && plain.every((word) => WATER.has(word.key))) return true;
  const weighed = draft.amounts.length > 0;
  if (!weighed && plain.some((word) => SEASONING.has(word.key)) && all(SEASONING)) return true;
  return (
    draft.amounts.every((amount) => amount.total === undefined && amount.measure === undefined) &&
    draft.kind === 'food' &&
    DRINKS.has(head.key) &&
    !/leite|acucar/.test(plain.map((word) => word.key).join(' '))
  );
}

const SEASONED = new Set(
  'noz po pau seco fresco desidratado picado moido reino preto branco verde gosto natural ralado raspa folha taiti siciliano espremido suco rosa do himalaia marinho'.split(
    ' ',
  ),
);
const WATER = new Set(
  'agua gas mineral filtrado filtrada morno gelado fresco natural com_gas com_gelo limao saborizado'.split(
    ' ',
  ),
);

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

function wordsOf(text: string, words: readonly Word[]): string {
  const span = spanOf(words);
  return span === undefined ? '' : text.slice(...span).trim();
}
