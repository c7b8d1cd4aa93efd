export { type Estimate, type EstimatedItem, estimateOf } from './estimate.ts';
export type { Food, Measure, Source } from './food.ts';
export { CITATIONS } from './foods/citations.ts';
export { EXCHANGES, type ExchangeId } from './foods/exchange.ts';
export { FOODS, FOODS_VERSION } from './foods/foods.ts';
export { type Figures, NUTRIENTS, type Nutrient } from './nutrients.ts';
export type { Decision, Item, Reading, ReadingOptions, Span, Status } from './reading/answer.ts';
export { type FoodIndex, foodIndex } from './reading/food-index.ts';
export { readLine } from './reading/read-line.ts';
