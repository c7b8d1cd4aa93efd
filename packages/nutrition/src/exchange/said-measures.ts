import type { Food, Measure } from '../food.ts';

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
