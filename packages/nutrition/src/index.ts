export type { Food, Measure, Source } from './food.ts';
export { CITATIONS } from './foods/citations.ts';
export { EXCHANGES, type ExchangeId } from './foods/exchange.ts';
export { type Figures, NUTRIENTS, type Nutrient } from './nutrients.ts';
export type { Item, Reading, Span, Status } from './reading/answer.ts';
