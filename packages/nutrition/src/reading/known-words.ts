import { MEASURES, SIZES, UNITS } from '../measures.ts';
import { COMMON_WORDS } from './common-words.ts';
import {
  ACTS,
  ADVICE,
  CATEGORIES,
  DECISIVE,
  DISHES,
  HARMLESS,
  NOT_FOOD,
  NUTRIENT_WORDS,
  PREPARATIONS,
  SEASONING,
  STOP,
} from './lexicon.ts';

/** Words that are spelled right and are no food: they must not be corrected into one ("caneca" is not "canela"). */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...[
    STOP,
    ACTS,
    ADVICE,
    CATEGORIES,
    DECISIVE,
    DISHES,
    HARMLESS,
    NOT_FOOD,
    NUTRIENT_WORDS,
    SEASONING,
  ].flatMap((words) => [...words]),
  ...PREPARATIONS.keys(),
  ...Object.keys(UNITS),
  ...Object.keys(SIZES),
  ...MEASURES.flatMap((measure) => measure.spoken.flatMap((form) => form.split(' '))),
  ...COMMON_WORDS,
  ...'massa pasta marmita molho crocante palma palito saude corpo casa carro mesa garfo faca caldo copa cima lado baixo canto cabelo pele'.split(
    ' ',
  ),
]);
