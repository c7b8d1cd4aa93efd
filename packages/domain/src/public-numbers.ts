import { type Dia, namedDays } from './days.ts';
import type { StoredSoma } from './entities/numbers.ts';
import { macroShares } from './macro-shares.ts';
import { publicNutrientsOf } from './nutrients.ts';
import { type PublicMenu, publicMenuOf } from './public-menu.ts';
import { type Faixa, rangeOf, type StoredFaixa } from './ranges.ts';
import { MACRO_FIELDS, type MacroField, targetInGrams } from './targets.ts';

type Loose = Record<string, unknown>;

/** The columns of each choice of numbers. With `percentuais` they hold shares of the energy, and no energy. */
const columns = {
  kcal: ['kcal'],
  macros: ['kcal', 'proteina', 'carboidrato', 'gordura', 'fibra'],
  percentuais: MACRO_FIELDS,
} as const;

export type NumbersShown = keyof typeof columns;
export type NumberColumn = (typeof columns)['macros'][number];
/** The least and the most. They are one number unless the nutritionist chose to show ranges. */
export type PublicRange = Pick<Faixa, 'min' | 'max'>;
/** Null where nothing is known. */
export type PublicFigures = Partial<Record<NumberColumn, PublicRange>> | null;

interface DayFigures<Day> {
  /** By the place of the meal in the plan. */
  refeicoes: PublicFigures[];
  dia: Day;
}

/** Of the first kind of day; `dias` has all kinds where days differ. */
export interface PublicNumbers extends DayFigures<NonNullable<PublicFigures>> {
  mostrar: NumbersShown;
  dias?: (DayFigures<PublicFigures> & { dias: Dia[] })[];
  /** Energy, and grams of each macronutrient, whichever unit the target was written in. */
  meta: Partial<Record<NumberColumn, number>> | null;
  fontes: string[];
}

/** The public menu with its numbers. Apart from `publicMenuOf`, so that the preview of a brand does not load it. */
export function menuWithNumbers(cardapio: object, nutricionista: object | null | undefined): PublicMenu {
  const menu = publicMenuOf(cardapio, nutricionista);
  const numeros = publicNumbersOf(cardapio as Loose);
  const nutrientes = publicNutrientsOf(cardapio as Loose);
  return {
    ...menu,
    cardapio: { ...menu.cardapio, ...(numeros && { numeros }), ...(nutrientes && { nutrientes }) },
  };
}

/**
 * What the nutritionist chose to show of a plan's numbers. The patient's measures are read and not passed on. What could not
 * be calculated is not passed on either: `uncalculatedOf` tells the nutritionist before she shares the plan.
 */
export function publicNumbersOf(plan: Loose): PublicNumbers | undefined {
  const { mostrar_numeros, mostrar_faixas, numeros, meta } = plan;
  const shown = shownBy(mostrar_numeros);
  const { dia, refeicoes, fontes } = (numeros ?? {}) as Loose;
  const figures = (sum: unknown) => (shown ? figuresOf(shown, sum, mostrar_faixas === true) : null);
  const day = figures(dia);
  if (!shown || !day) return undefined;
  const dias = daysIn(numeros).map((one) => ({
    dias: namedDays(one.dias),
    refeicoes: listIn(one.refeicoes).map(figures),
    dia: figures(one.dia),
  }));
  return {
    mostrar: shown,
    // The meals of the day that `dia` is about, so that their sum is the day's.
    refeicoes: dias[0]?.refeicoes ?? listIn(refeicoes).map(figures),
    dia: day,
    ...(dias.length > 0 && { dias }),
    meta: shown === 'percentuais' ? null : targetOf(shown, meta),
    fontes: Array.isArray(fontes) ? fontes.filter((text) => typeof text === 'string') : [],
  };
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const daysIn = (numeros: unknown) => listIn((numeros as Loose | null)?.dias) as readonly Loose[];

interface ShownNumbers {
  mostrar_numeros: string;
  numeros: unknown;
}

/** What the numbers on the document leave out, for the nutritionist. Null if they leave nothing out or are not shown. */
export interface Uncalculated {
  /** Lines with food that are not in the sums. */
  itens: number;
  /** Columns of the document for which a table lacks the value of some food. */
  faltam: NumberColumn[];
}

export function uncalculatedOf({ mostrar_numeros, numeros }: ShownNumbers): Uncalculated | null {
  const shown = shownBy(mostrar_numeros);
  const days = sumsOfDays(numeros);
  if (!shown || days.length === 0) return null;
  const { refeicoes, dias } = (numeros ?? {}) as Loose;
  // A day of many kinds has only some of the lines.
  const wholes = dias ? listIn(refeicoes).filter(isSum) : days;
  const itens = wholes.reduce((sum, { linhas, conhecidas }) => sum + linhas - conhecidas, 0);
  const faltam = columns[shown].filter((name) => days.some((day) => rangeOf(day[name]).faltam > 0));
  return itens > 0 || faltam.length > 0 ? { itens, faltam } : null;
}

/** Whether some number of the document is a range, because options or alternatives differ. */
export function hasRanges({ mostrar_numeros, numeros }: ShownNumbers): boolean {
  const shown = shownBy(mostrar_numeros);
  if (!shown || shown === 'percentuais') return false;
  return sumsOfDays(numeros).some((day) =>
    columns[shown].some((name) => rangeOf(day[name]).min !== rangeOf(day[name]).max),
  );
}

/** The sums of all kinds of day with what tells them apart, or of the only one. */
export function kindsOfDay(numeros: unknown): { days: Dia[]; sum: StoredSoma }[] {
  const kinds = daysIn(numeros).map(({ dias, dia }) => ({ days: namedDays(dias), sum: dia }));
  const all = kinds.length > 0 ? kinds : [{ days: [], sum: (numeros as Loose | null)?.dia }];
  return all.flatMap(({ days, sum }) => (isSum(sum) ? [{ days, sum }] : []));
}

const sumsOfDays = (numeros: unknown): StoredSoma[] => kindsOfDay(numeros).map(({ sum }) => sum);

export const numberColumns = (shown: NumbersShown): readonly NumberColumn[] => columns[shown];

const shownBy = (choice: unknown): NumbersShown | undefined =>
  typeof choice === 'string' && Object.hasOwn(columns, choice) ? (choice as NumbersShown) : undefined;

const isSum = (value: unknown): value is StoredSoma =>
  typeof value === 'object' && value !== null && typeof (value as StoredSoma).linhas === 'number';

function figuresOf(shown: NumbersShown, sum: unknown, withRanges: boolean): PublicFigures {
  // A sum without any known line is unknown, not zero.
  if (!isSum(sum) || sum.conhecidas === 0) return null;
  if (shown === 'percentuais') return sharesOf(sum);
  const figure = (name: NumberColumn): PublicRange => {
    const { min, base, max } = rangeOf(sum[name]);
    return withRanges ? { min, max } : only(base);
  };
  return Object.fromEntries(columns[shown].map((name) => [name, figure(name)]));
}

const only = (value: number): PublicRange => ({ min: value, max: value });

/** Shares of the energy of the first options. Unknown where a table lacks one of the three. */
function sharesOf({ proteina, carboidrato, gordura }: StoredSoma): PublicFigures {
  const grams = (stored: StoredFaixa) => {
    const { base, faltam } = rangeOf(stored);
    return faltam > 0 ? undefined : base;
  };
  const shares = macroShares({
    proteina: grams(proteina),
    carboidrato: grams(carboidrato),
    gordura: grams(gordura),
  });
  return shares ? Object.fromEntries(columns.percentuais.map((name) => [name, only(shares[name])])) : null;
}

function targetOf(shown: NumbersShown, meta: unknown): PublicNumbers['meta'] {
  const target = (meta ?? {}) as Loose;
  const { kcal } = target;
  if (typeof kcal !== 'number') return null;
  const grams = (name: MacroField) => {
    const { valor, unidade, peso } = (target[name] ?? {}) as Loose;
    return typeof valor === 'number'
      ? targetInGrams(name, { valor, unidade, peso }, kcal, target)
      : undefined;
  };
  const macros = shown === 'macros' ? columns.percentuais.map((name) => [name, grams(name)] as const) : [];
  return { kcal, ...Object.fromEntries(macros.filter(([, value]) => value !== undefined)) };
}
