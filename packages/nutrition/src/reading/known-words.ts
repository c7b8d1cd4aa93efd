import { MEASURES, SIZES, UNITS } from '../measures.ts';
import {
  ADVICE,
  CATEGORIES,
  COMMON_WORDS,
  DISHES,
  EATING_VERBS,
  FUNCTION_WORDS,
  MUST_MATCH_WORDS,
  NO_EFFECT_WORDS,
  NOT_FOOD,
  NUTRIENT_WORDS,
  PREPARATIONS,
  SEASONING,
} from './lexicon.ts';

/** Words that are spelled right and are no food: they must not be corrected into one ("caneca" is not "canela"). */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...[
    FUNCTION_WORDS,
    EATING_VERBS,
    ADVICE,
    CATEGORIES,
    MUST_MATCH_WORDS,
    DISHES,
    NO_EFFECT_WORDS,
    NOT_FOOD,
    NUTRIENT_WORDS,
    SEASONING,
  ].flatMap((words) => [...words]),
  ...PREPARATIONS.keys(),
  ...Object.keys(UNITS),
  ...Object.keys(SIZES),
  ...MEASURES.flatMap((measure) => measure.spoken.flatMap((form) => form.split(' '))),
  ...COMMON_WORDS,
]);
