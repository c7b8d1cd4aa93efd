import type { Food, Measure } from '../food.ts';
import { measureNamed } from '../measures.ts';
import { exchangeFacts } from './kinds.ts';

/** A measure of a food that is said to a patient, and how many at most. */
export interface NamedMeasure {
  readonly name: string;
  readonly grams: number;
  readonly isHalved: boolean;
  readonly most: number;
}

/** The plainest first. Vague measures ("pedaço", "tigela") are not among them. */
const PLAIN = [
  'unidade',
  'fatia',
  'filé',
  'bife',
  'pote',
  'prato de sobremesa',
  'pires',
  'colher de sopa',
  'escumadeira',
  'concha',
  'xícara de chá',
  'scoop',
  'barra',
  'lata',
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
/** Of yoghurt, fruit and other foods that are eaten from a bowl. */
const MOST_SPOONS_IN_A_BOWL = 5;
const MOST_SMALL_SPOONS = 3;
const MOST_VESSELS = 4;
const MOST_PLATES = 2;
/** Units that are not of the usual size: three small oranges are no portion of fruit. */
const MOST_SIZED_UNITS = 2;
const MOST_SMALL_UNITS = 20;
const SMALL_UNIT_GRAMS = 10;
/** A spoon of fat that weighs more in 1 ml is heaped as no oil can be: 32 g of butter in a tablespoon. */
const MOST_GRAMS_IN_ML = 2;

export function namedMeasures(food: Food): readonly NamedMeasure[] {
  return food.measures
    .filter((measure) => plainness(measure.name) >= 0 && isUsualFor(food, measure))
    .map((measure) => ({
      name: measure.name,
      grams: measure.grams,
      isHalved: isHalved(food, measure),
      most: mostOf(food, measure),
    }));
}

/** Groups of which a teaspoon or a dessert spoon is a portion. */
const BY_SMALL_SPOON = new Set<string>(['gorduras', 'oleaginosas', 'doces', 'queijos']);
const BY_DISH = new Set<string>(['hortalicas-a', 'hortalicas-b']);

/**
 * Beans are served with a ladle, other dishes with a skimmer, salads on a plate; drinks are poured by the millilitre; cheese
 * is sliced; other foods are sliced only where they have no unit, or a large one.
 */
function isUsualFor(food: Food, { name, grams }: Measure): boolean {
  const { group, density } = food;
  const exchange: string = food.exchange ?? '';
  const weightOf = (measure: string) => food.measures.find((one) => one.name === measure)?.grams;
  if (name === 'concha') return exchange === 'leguminosas';
  if (name === 'escumadeira') return exchange !== 'leguminosas';
  if (name === 'xícara de chá') return density === undefined;
  if (name === 'pote') return group === 'Leite e derivados';
  if (name === 'lata') return exchange === 'carnes';
  if (name === 'prato de sobremesa' || name === 'pires') return BY_DISH.has(exchange);
  if (name.startsWith('colher')) {
    if (group === 'Ovos') return false;
    if (SMALL_SPOON.test(name) && !BY_SMALL_SPOON.has(exchange)) return false;
    if (exchange === 'queijos') return weightOf('fatia') === undefined;
    return exchange !== 'gorduras' || grams <= MOST_GRAMS_IN_ML * (measureNamed(name)?.ml ?? 0);
  }
  if (name === 'unidade') return !NAMED_UNITS.some(weightOf) && exchangeFacts(food)?.kind !== 'tapioca';
  if ((name !== 'fatia' && name !== 'rodela') || exchange === 'queijos') return true;
  return (weightOf('unidade') ?? SLICED_FROM_GRAMS) >= SLICED_FROM_GRAMS;
}

/** A cob of maize is an "espiga", and a piece of meat a "filé": a unit of it is said by that name. */
const NAMED_UNITS = ['espiga', 'pote', 'filé', 'bife'];

const SMALL_SPOON = /^colher de (chá|sobremesa)$/;

/** Tablespoons and cups hold half as much. Eggs, teaspoons, thighs, small units and those of a given size are eaten whole. */
function isHalved({ exchange }: Food, { name, grams }: Measure): boolean {
  if (SMALL_SPOON.test(name)) return false;
  if (/^(colher|concha|escumadeira|xícara|scoop|pote|lata|filé|bife|prato|pires)/.test(name)) return true;
  if (name.startsWith('unidade ')) return false;
  return exchange !== 'carnes' && grams >= HALVED_FROM_GRAMS;
}

function mostOf({ exchange }: Food, { name, grams }: Measure): number {
  if (/^(prato|pires)/.test(name) || (BY_DISH.has(exchange ?? '') && name === 'escumadeira'))
    return MOST_PLATES;
  if (/^(concha|escumadeira|xícara|scoop|pote|lata|filé|bife)/.test(name)) return MOST_VESSELS;
  if (SMALL_SPOON.test(name)) return MOST_SMALL_SPOONS;
  if (name.startsWith('unidade ')) return MOST_SIZED_UNITS;
  if (name === 'unidade' && grams <= SMALL_UNIT_GRAMS) return MOST_SMALL_UNITS;
  return exchange === 'leite' || exchange === 'frutas' ? MOST_SPOONS_IN_A_BOWL : MOST_SPOONS;
}
