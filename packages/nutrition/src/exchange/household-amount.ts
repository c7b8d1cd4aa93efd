import type { Food, Measure } from '../food.ts';
import type { FoodIndex } from '../reading/food-index.ts';
import { readLine } from '../reading/read-line.ts';
import { sayAmount, sayDecimal } from '../wording/say-amount.ts';

/** An amount that a patient can measure. */
export interface HouseholdAmount {
  readonly grams: number;
  /** Some of a household measure; without one, the food is weighed or poured. */
  readonly said?: { readonly quantity: number; readonly measure: string };
  readonly ml?: number;
}

/** How far the matched nutrient may be from the original's. */
export const TOLERANCE = 0.07;

export const isWithin = (grams: number, wanted: number): boolean =>
  Math.abs(grams - wanted) <= TOLERANCE * wanted;

/** Halves of a larger number are not measured: "5½ colheres". */
const HALVES_UNTIL = 5;
/** An amount up to here is easily counted. */
const FEW = 4;

/**
 * The amount of a food that weighs about as much as wanted: in the original's measure where that fits, whole rather than
 * half, few rather than many. Drinks are poured in steps of 10 ml and meat is weighed in steps of 5 g where no measure fits.
 */
export function householdAmount(
  food: Food,
  wanted: number,
  preferred: string | undefined,
): HouseholdAmount | undefined {
  if (isMeat(food) && wanted < LEAST_MEAT) return undefined;
  const fitting = saidMeasures(food)
    .map(({ name, grams, step, most }) => {
      const half = Math.round(wanted / grams / step) * step;
      const quantity = half > HALVES_UNTIL ? Math.round(half) : half;
      return { name, quantity, most, grams: roundedTowards(quantity * grams, wanted) };
    })
    .filter(({ quantity, most, grams }) => quantity > 0 && quantity <= most && isWithin(grams, wanted));
  const effort = ({ name, quantity }: (typeof fitting)[number]): number =>
    (name === preferred && quantity <= FEW ? -100 : 0) +
    (quantity > FEW ? 40 : 0) +
    (Number.isInteger(quantity) ? 0 : 15) +
    plainness(name);
  const [best] = fitting.sort((a, b) => effort(a) - effort(b));
  if (best === undefined) return poured(food, wanted) ?? weighed(food, wanted);
  return { said: { quantity: best.quantity, measure: best.name }, grams: best.grams };
}

/** Whole grams, as the words say them: 62.5 g of 59 g wanted are "62 g". Below 10 g with one place after the comma. */
function roundedTowards(grams: number, wanted: number): number {
  const places = grams < 10 ? 10 : 1;
  return (grams > wanted ? Math.floor(grams * places + 1e-9) : Math.ceil(grams * places - 1e-9)) / places;
}

const MOST_ML = 400;

function poured({ density, measures }: Food, wanted: number): HouseholdAmount | undefined {
  if (density === undefined || !measures.some(({ name }) => name.startsWith('copo'))) return undefined;
  const ml = Math.round(wanted / density / 10) * 10;
  const grams = Math.round(ml * density * 100) / 100;
  return ml > 0 && ml <= MOST_ML && isWithin(grams, wanted) ? { grams, ml } : undefined;
}

/** Grams: less of it is no portion. */
const LEAST_MEAT = 30;

const isMeat = ({ section }: Food): boolean => section === 'Açougue' || section === 'Peixaria';

function weighed(food: Food, wanted: number): HouseholdAmount | undefined {
  const grams = Math.round(wanted / 5) * 5;
  return isMeat(food) && isWithin(grams, wanted) ? { grams } : undefined;
}

/** A measure of a food that is said to a patient: in which steps, and how many at most. */
export interface SaidMeasure {
  readonly name: string;
  readonly grams: number;
  readonly step: number;
  readonly most: number;
}

/** The plainest first. Vague measures ("pedaço", "tigela") are not among them. */
const PLAIN = [
  'unidade',
  'fatia',
  'filé',
  'bife',
  'pote',
  'colher de sopa',
  'escumadeira',
  'concha',
  'xícara de chá',
  'scoop',
  'barra',
  'espiga',
  'folha',
  'rodela',
  'colher de sobremesa',
  'colher de chá',
  'unidade pequena',
  'unidade grande',
];

export const plainness = (name: string): number => PLAIN.indexOf(name);

/** A unit or a slice that weighs less is not cut in two. */
const HALVED_FROM_GRAMS = 25;
/** A fruit or a cheese above this weight is sold and eaten in slices. */
const SLICED_FROM_GRAMS = 300;
/** More cannot be counted at a table, small units apart: "20 uvas", but not "14 colheres de sopa". */
const MOST_SPOONS = 8;
const MOST_VESSELS = 4;
const MOST_SMALL_UNITS = 20;
const SMALL_UNIT_GRAMS = 10;

export function saidMeasures(food: Food): readonly SaidMeasure[] {
  return food.measures
    .filter(({ name }) => plainness(name) >= 0 && isUsualFor(food, name))
    .map((measure) => ({
      name: measure.name,
      grams: measure.grams,
      step: isHalved(food, measure) ? 0.5 : 1,
      most: mostOf(measure),
    }));
}

/** Groups of which a teaspoon or a dessert spoon is a portion. */
const BY_SMALL_SPOON = new Set<string>(['gorduras', 'oleaginosas', 'doces', 'queijos']);

/**
 * Beans are served with a ladle, other dishes with a skimmer; drinks are poured by the millilitre; only
 * what has no unit, or a large one, is sliced.
 */
function isUsualFor({ group, exchange, measures, density }: Food, name: string): boolean {
  if (name === 'concha') return exchange === 'leguminosas';
  if (name === 'escumadeira') return exchange !== 'leguminosas';
  if (name === 'xícara de chá') return density === undefined;
  if (name === 'pote') return group === 'Leite e derivados';
  if (name === 'colher de sobremesa' || name === 'colher de chá') return BY_SMALL_SPOON.has(exchange ?? '');
  if (name !== 'fatia' && name !== 'rodela') return true;
  const unit = measures.find((one) => one.name === 'unidade');
  return unit === undefined || unit.grams >= SLICED_FROM_GRAMS;
}

/** Spoons and cups hold half as much. Eggs, thighs, small units and those of a given size are eaten whole. */
function isHalved({ exchange }: Food, { name, grams }: Measure): boolean {
  if (/^(colher|concha|escumadeira|xícara|scoop|pote|filé|bife)/.test(name)) return true;
  if (name.startsWith('unidade ')) return false;
  return exchange !== 'carnes' && grams >= HALVED_FROM_GRAMS;
}

function mostOf({ name, grams }: Measure): number {
  if (/^(concha|escumadeira|xícara|scoop|pote|filé|bife)/.test(name)) return MOST_VESSELS;
  return name.startsWith('unidade') && grams < SMALL_UNIT_GRAMS ? MOST_SMALL_UNITS : MOST_SPOONS;
}

/**
 * "2 fatias de pão de forma integral (50 g)", or nothing where the reader would not find the same food and weight in
 * these words: a plan must count the food that was offered.
 */
export function sayFood(index: FoodIndex, food: Food, amount: HouseholdAmount): string | undefined {
  return namesOf(food)
    .map((name) => wordsFor(name, amount))
    .find((words) => isReadAs(index, words, food, amount.grams));
}

function wordsFor(name: string, { said, ml, grams }: HouseholdAmount): string {
  if (ml !== undefined) return `${ml} ml de ${name}`;
  const weight = `${sayDecimal(grams)} g`;
  return said === undefined
    ? `${weight} de ${name}`
    : `${sayAmount(said.quantity, said.measure)} de ${name} (${weight})`;
}

function isReadAs(index: FoodIndex, words: string, food: Food, grams: number): boolean {
  const { items } = readLine(index, words);
  const [item] = items;
  const isSure = items.length === 1 && item?.role === 'chosen' && item.confidence === 'sure';
  return isSure && item.food?.id === food.id && item.grams === grams;
}

/** Cereals and beans need no "cozido": they are never eaten raw. */
function namesOf({ name, group, asServed }: Food): readonly string[] {
  const own = name.charAt(0).toLowerCase() + name.slice(1);
  const isAlwaysCooked = asServed && (group === 'Cereais e massas' || group === 'Leguminosas');
  return isAlwaysCooked ? [own.replace(/ cozid[oa]$/, ''), own] : [own];
}
