import { HOUSEHOLD_MEASURES } from '../measure-tables.ts';
import { SIZES, UNITS } from '../measures.ts';
import { keyOf } from './fold.ts';
import { WORDS, type WordClass } from './words.ts';

/** The words of a class of `tables/words.csv`, and the forms under which they are looked up. */
const setOf = (name: WordClass): ReadonlySet<string> =>
  new Set(WORDS[name].split(' ').flatMap((word) => [word, keyOf(word)]));

/** The words of a class with what each of them means. */
export const pairsOf = (name: WordClass): [word: string, sense: string][] =>
  WORDS[name].split('|').map((pair) => pair.split('=') as [string, string]);

/** Small words that say nothing about which food it is. */
export const FUNCTION_WORDS = setOf('funcao');

/** How a food is prepared, under the name that the list uses. */
export const PREPARATIONS: ReadonlyMap<string, string> = new Map(pairsOf('preparo'));

/** Words that leave the figures as they are. What "sem" leaves out is in `denials.ts`. */
export const NO_EFFECT_WORDS = setOf('sem_efeito');

/** Words that change the figures: a food without them in its name is only a suggestion. */
export const MUST_MATCH_WORDS = setOf('deve_constar');

/** Herbs, spices and vinegar: never summed, with or without an amount. */
export const SPICES = setOf('erva');

/** Free without an amount, counted with one. */
export const SEASONING: ReadonlySet<string> = new Set([...SPICES, ...setOf('tempero')]);

/** Without an amount these are free; with one they are counted. */
export const DRINKS = setOf('bebida');

/** A kind of food without a food. */
export const CATEGORIES = setOf('categoria');

/** Dishes that are named beside what they are made of: "omelete com 2 ovos", "vitamina: 200 ml de leite". */
export const DISHES = setOf('prato');

/** What a dish cannot be made without: one of these stands beside its name, or the list of what it is made of is not whole. */
export const DISH_BASES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  pairsOf('base').map(([dish, bases]) => [dish, new Set(bases.split(' '))]),
);

/** A line that begins with one of these words is advice: it says what to do and names no food to count. */
export const ADVICE = setOf('conselho');

/** Advice against a food or an amount: nothing in its sentence is eaten. */
export const NEGATING_VERBS = setOf('contra');

/** An act with food: "comer 1 maçã". The verb is left out; what follows is read. */
export const EATING_VERBS = setOf('comer');

export const SEASON_VERBS = setOf('temperar');

/** Things and times that are counted like food and are none. */
export const NOT_FOOD = setOf('nao_alimento');

/** After an amount in brackets: a nutrient, so the amount is no weight of the food. */
export const NUTRIENT_WORDS = setOf('nutriente');

/** Makers of ordinary food: "pão de forma Wickbold" is bread. */
export const BRANDS = setOf('marca');

/** Frequent words of Portuguese that name no food: none of them is a food with a slip or a brand ("pouco" is no "porco"). */
export const COMMON_WORDS = setOf('comum');

/** Numbers as people write them out. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  pairsOf('numero').map(([word, value]) => [word, Number(value.replace(',', '.'))]),
);

/** Beside a spice or a seasoning they change nothing: "pimenta-do-reino preta". */
export const SEASONING_PARTS = setOf('de_tempero');
/** With "água" they are still water. */
export const WATER_WORDS = setOf('de_agua');
/** A drink with one of these has energy, also without an amount. */
export const DRINK_ADDITIONS = setOf('na_bebida');
/** "Um fio de azeite": so little that it is not weighed. */
export const TRACES = setOf('pitada');
/** "À vontade" in one word. */
export const FREE_WORDS = setOf('a_vontade');
/** The same behind a food: "salada liberada". */
export const RELEASED_WORDS = setOf('liberado');
/** "Suco de 1 limão". */
export const PRESSED_WORDS = setOf('espremido');
/** Drinks of several things with one amount: "chá de hortelã + limão (200 ml)". */
export const MIXED_DRINKS = setOf('batido');
/** Without them a food is the same: figures do not hold them. */
export const LEFT_OFF_WORDS = setOf('sem_mudanca');
export const FAT_WORDS = setOf('gordura');

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
  ...HOUSEHOLD_MEASURES.flatMap((measure) => measure.spoken.flatMap((form) => form.split(' '))),
  ...COMMON_WORDS,
]);

const isSize = (key: string): boolean => Object.hasOwn(SIZES, key);

/** A word that says which food it is. */
export const isContent = ({ key }: { readonly key: string }): boolean =>
  !FUNCTION_WORDS.has(key) &&
  !NO_EFFECT_WORDS.has(key) &&
  !key.startsWith('sem_') &&
  PREPARATIONS.get(key) === undefined &&
  !isSize(key);
