import { type Dia, namedDays } from './days.ts';
import { numberText } from './shown-values.ts';

/** The nutrients that a plan may show beside energy and macronutrients, as people read them. */
export const nutrienteLabels = {
  fibra: { nome: 'Fibra', unidade: 'g' },
  calcio: { nome: 'Cálcio', unidade: 'mg' },
  ferro: { nome: 'Ferro', unidade: 'mg' },
  potassio: { nome: 'Potássio', unidade: 'mg' },
  magnesio: { nome: 'Magnésio', unidade: 'mg' },
  zinco: { nome: 'Zinco', unidade: 'mg' },
  vitamina_a: { nome: 'Vitamina A', unidade: 'µg' },
  vitamina_c: { nome: 'Vitamina C', unidade: 'mg' },
  vitamina_b12: { nome: 'Vitamina B12', unidade: 'µg' },
  folato: { nome: 'Folato', unidade: 'µg' },
  sodio: { nome: 'Sódio', unidade: 'mg' },
  gordura_saturada: { nome: 'Gordura saturada', unidade: 'g' },
  acucar: { nome: 'Açúcares totais', unidade: 'g' },
} as const;

export type Nutriente = keyof typeof nutrienteLabels;

/** What a day holds of a nutrient, as the server computed it at the last save. */
export interface NutrienteDoDia {
  nome: Nutriente;
  valor: number;
  /** The part of the day's energy, from 0 to 1, that is of foods with a figure. */
  parte: number;
  /** What the patient should reach; absent where age or sex are not known, or there is no reference. */
  recomendado?: number;
  /** What the day should not exceed. */
  limite?: number;
}

/** "9,2 mg", "1.250 mg": small amounts have one decimal. */
export function nutrienteText(nome: Nutriente, valor: number): string {
  const { unidade } = nutrienteLabels[nome];
  return `${numberText(valor, valor < 20 ? 1 : 0)}\u00a0${unidade}`;
}

export interface PublicNutrients {
  /** Only those with a figure for nearly all of the day, whatever its kind. */
  itens: PublicNutrient[];
  /** The kinds of day, where they differ. */
  dias?: Dia[][];
}

export interface PublicNutrient extends Omit<NutrienteDoDia, 'parte'> {
  /** By `dias`; the first is `valor`. */
  valores?: number[];
}

/** A smaller part of the energy says too little about the day for a patient. */
const SHOWN_FROM = 0.8;

type Loose = Record<string, unknown>;

/** What the nutritionist chose to show of a plan's nutrients; undefined if nothing. */
export function publicNutrientsOf({ mostrar_nutrientes, numeros }: Loose): PublicNutrients | undefined {
  const { nutrientes, dias } = (numeros ?? {}) as Loose;
  if (mostrar_nutrientes !== true) return undefined;
  const kinds = Array.isArray(dias) ? (dias as Loose[]) : [];
  const others = kinds.map((kind) => wellKnown(kind.nutrientes));
  const itens = wellKnown(nutrientes).flatMap(({ parte: _, ...shown }) => {
    const valores = others.flatMap((of) => of.find(({ nome }) => nome === shown.nome)?.valor ?? []);
    if (valores.length < kinds.length) return [];
    return kinds.length > 0 ? [{ ...shown, valores }] : [shown];
  });
  if (itens.length === 0) return undefined;
  return kinds.length > 0 ? { itens, dias: kinds.map((kind) => namedDays(kind.dias)) } : { itens };
}

const wellKnown = (nutrientes: unknown): NutrienteDoDia[] =>
  Array.isArray(nutrientes) ? nutrientes.filter(isNutrient).filter(({ parte }) => parte >= SHOWN_FROM) : [];

const isNutrient = (value: unknown): value is NutrienteDoDia => {
  const { nome, valor, parte } = (value ?? {}) as Loose;
  return (
    typeof nome === 'string' &&
    Object.hasOwn(nutrienteLabels, nome) &&
    typeof valor === 'number' &&
    typeof parte === 'number'
  );
};
