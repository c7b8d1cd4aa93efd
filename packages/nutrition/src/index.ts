export type { ShoppingNeeds } from '@alecrim/domain/pure';
export { type Estimate, type EstimatedItem, estimateOf } from './estimate.ts';
export { type Equivalent, equivalentsOf } from './exchange/equivalents-of.ts';
export { type LineWith, lineWith } from './exchange/line-with.ts';
export { type ListedGroup, substitutionList } from './exchange/substitution-list.ts';
export { explainReading } from './explain.ts';
export type { Food, Measure, Source } from './food.ts';
export { FOODS } from './foods/foods.ts';
export { searchFoods } from './foods/search-foods.ts';
export { CITATIONS, EXCHANGES, type ExchangeId } from './foods/vocabulary.ts';
export { type Figures, NUTRIENTS, type Nutrient } from './nutrients.ts';
export { decisionsFrom, decisionsOf } from './plan/decisions.ts';
export { type OwnFoodRecord, ownFood, ownFoods } from './plan/own-food.ts';
export { type LineMeasure, type MeasuredLine, planMeasures } from './plan/plan-measures.ts';
export { type DayNumbers, type PlanNumbers, planNumbers } from './plan/plan-numbers.ts';
export { type KnownFoods, listIndex, planReaders } from './plan/plan-readers.ts';
export { onDay, type PlanTexts, planTexts } from './plan/plan-texts.ts';
export type { Decision, Item, Reading, ReadingOptions, Span, Status } from './reading/answer.ts';
export { type FoodIndex, foodIndex } from './reading/food-index.ts';
export { type LineReader, lineReader, readLine } from './reading/read-line.ts';
export type { Aimed, Goal, Targets } from './rescale/goals.ts';
export { rescaleDay } from './rescale/rescale-day.ts';
export type { RescaledLine, RescaledPlan } from './rescale/rescale-plan.ts';
export { checkLine } from './restrictions/check-line.ts';
export { checkPlan } from './restrictions/check-plan.ts';
export {
  type Certainty,
  type CheckedPlan,
  type PlanFinding,
  type PlanPlace,
  type RestrictionFinding,
  restrictionKey,
  type UncheckedItem,
} from './restrictions/finding.ts';
export { isAllowed } from './restrictions/is-allowed.ts';
export type { CheckedParts } from './restrictions/plan-lines.ts';
export { restrictionsInNotes } from './restrictions/restrictions-in-notes.ts';
export { planShopping } from './shopping/plan-shopping.ts';
export { planSwaps } from './swaps/plan-swaps.ts';
export type { Numbers } from './totals/day.ts';
export type { Amount, Amounts, Summed } from './totals/line-amounts.ts';
export { type LineState, lineAmounts } from './totals/line-amounts.ts';
export { FOODS_VERSION } from './version.ts';
export { pluralOf, sayAmount, sayDecimal, sayNumber } from './wording/say-amount.ts';
