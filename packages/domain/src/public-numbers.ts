import type { StoredSoma } from './entities/numbers.ts';
import { publicNutrientsOf } from './nutrients.ts';
import { type PublicMenu, publicMenuOf } from './public-menu.ts';
import { type Faixa, rangeOf } from './ranges.ts';
import { KCAL_PER_GRAM, type MacroField, targetInGrams } from './targets.ts';

type Loose = Record<string, unknown>;

/** The columns of each choice of numbers. With `percentuais` they hold shares of the energy, and no energy. */
const columns = {
  kcal: ['kcal'],
  macros: ['kcal', 'proteina', 'carboidrato', 'gordura', 'fibra'],
  percentuais: ['proteina', 'carboidrato', 'gordura'],
} as const;

export type NumbersShown = keyof typeof columns;
export type NumberColumn = (typeof columns)['macros'][number];
/** Null where nothing is known. */
export type PublicFigures = Partial<Record<NumberColumn, Faixa>> | null;

export interface PublicNumbers {
  mostrar: NumbersShown;
  /** By the place of the meal in the plan. */
  refeicoes: PublicFigures[];
  dia: PublicFigures;
  linhas_sem_numero: number;
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

/** What the nutritionist chose to show of a plan's numbers. The patient's measures are read and not passed on. */
export function publicNumbersOf({ mostrar_numeros, numeros, meta }: Loose): PublicNumbers | undefined {
  const shown = shownBy(mostrar_numeros);
  const { dia, refeicoes, fontes } = (numeros ?? {}) as Loose;
  if (!shown || !isSum(dia)) return undefined;
  return {
    mostrar: shown,
    refeicoes: (Array.isArray(refeicoes) ? refeicoes : []).map((meal) => figuresOf(shown, meal)),
    dia: figuresOf(shown, dia),
    linhas_sem_numero: dia.linhas - dia.conhecidas,
    meta: shown === 'percentuais' ? null : targetOf(shown, meta),
    fontes: Array.isArray(fontes) ? fontes.filter((text) => typeof text === 'string') : [],
  };
}

export const numberColumns = (shown: NumbersShown): readonly NumberColumn[] => columns[shown];

const shownBy = (choice: unknown): NumbersShown | undefined =>
  typeof choice === 'string' && Object.hasOwn(columns, choice) ? (choice as NumbersShown) : undefined;

const isSum = (value: unknown): value is StoredSoma =>
  typeof value === 'object' && value !== null && typeof (value as StoredSoma).linhas === 'number';

function figuresOf(shown: NumbersShown, sum: unknown): PublicFigures {
  // A sum without any known line is unknown, not zero.
  if (!isSum(sum) || sum.conhecidas === 0) return null;
  if (shown === 'percentuais') return sharesOf(sum);
  return Object.fromEntries(columns[shown].map((name) => [name, rangeOf(sum[name])]));
}

/** Shares of the energy of the first options, in whole per cent. Unknown where a table lacks one of the three. */
function sharesOf(sum: StoredSoma): PublicFigures {
  const energy = (name: MacroField) => rangeOf(sum[name]).base * KCAL_PER_GRAM[name];
  const all = energy('proteina') + energy('carboidrato') + energy('gordura');
  if (all <= 0 || columns.percentuais.some((name) => rangeOf(sum[name]).faltam > 0)) return null;
  const share = (name: MacroField) => Math.round((100 * energy(name)) / all);
  const [protein, fat] = [share('proteina'), share('gordura')];
  // The rest, so that the three add up to 100.
  return { proteina: rangeOf(protein), carboidrato: rangeOf(100 - protein - fat), gordura: rangeOf(fat) };
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
