import type { Dia } from '../days.ts';
import { choice, flag, text } from '../fields.ts';
import { objectOf } from '../nested-fields.ts';
import { amount, measure, numberField } from '../number-fields.ts';
import type { NutrienteDoDia } from '../nutrients.ts';
import type { Faixa, StoredFaixa } from '../ranges.ts';

/**
 * What the nutritionist settled: the food of some words, the weight of one measure of them, or that a wording does not
 * count or is read right. No decision is about a total (docs/reading.md, "Decisions").
 */
export const leituraFields = {
  /** The key of the decision. */
  texto: text(300),
  /** The words as they were written. */
  escrito: text(300),
  /** The id of a food of the list, or of an own food. */
  alimento: text(100),
  gramas: amount(10_000),
  nao_contar: flag(),
};

const macroFields = {
  valor: amount(2_000),
  unidade: choice(['g', '%', 'g/kg']),
  /** Whose kilograms g/kg counts; nothing for the weight as it is. A text, so that an older program keeps it. */
  peso: text(20),
};

const ADJUSTMENT = 'Informe um número de −5.000 a 5.000';
/** What is eaten more or less than is spent: −500 kcal, −15 %. */
const ajusteFields = { valor: measure(-5_000, 5_000, ADJUSTMENT), unidade: text(10) };

/** The targets alone. */
export const targetFields = {
  kcal: amount(20_000),
  proteina: objectOf(macroFields),
  carboidrato: objectOf(macroFields),
  gordura: objectOf(macroFields),
  formula: text(40),
  fator: amount(10),
  /** For the formula of so many kcal for each kg. */
  kcal_kg: amount(200),
  /** The weight that the formula counts with; nothing for the weight as it is. */
  peso_usado: text(20),
  ajuste: objectOf(ajusteFields),
};

/** What a formula asks about the patient. Anonymising the patient removes these, and the targets stay. */
const personFields = {
  atividade: text(40),
  peso_kg: amount(500),
  altura_cm: amount(300),
  idade: amount(130),
  sexo: text(20),
  massa_magra_kg: amount(300),
  peso_ideal_kg: amount(500),
  /** Pregnant or breastfeeding, and how long; or 'nenhuma' against what the measurements say. Energy and reference intakes use it. */
  condicao: text(40),
};

/** The targets of a day, and the calculation that they came from. */
export const metaFields = { ...targetFields, ...personFields };
export const personNames = Object.keys(personFields);

/** The targets without the measures of the person that they were calculated from. */
export const targetsOnly = <M extends object>(meta: M | null): M | null =>
  meta && (Object.fromEntries(Object.entries(meta).filter(([name]) => name in targetFields)) as M);

export interface Soma<Range = Faixa> {
  kcal: Range;
  proteina: Range;
  carboidrato: Range;
  gordura: Range;
  fibra: Range;
  /** Lines with food in them, and those of them that are in the sum. */
  linhas: number;
  conhecidas: number;
}

export type StoredSoma = Soma<StoredFaixa>;

/** The numbers of one kind of day. */
export interface NumerosDoDia {
  /** What tells it from the plan's other kinds of day. */
  dias: Dia[];
  dia: StoredSoma;
  /** By the place of the meal in the plan; null for a meal that is not eaten on this day. */
  refeicoes: (StoredSoma | null)[];
  nutrientes?: NutrienteDoDia[];
}

/** The numbers of a plan, as the server read them out of its text at the last save. */
export interface Numeros {
  /** The version of food list and rules that made them. */
  lista: string;
  /** Which own foods made them, where there are any: another text after every change of one. */
  alimentos?: string;
  /** The publications behind them, in words: document and patient's page show them without knowing the food list. */
  fontes: string[];
  /** Of the first kind of day. With whole ranges, because a filter may ask for `numeros.dia.kcal.base`. */
  dia: Soma;
  /** Of all kinds of day, in their order; absent where all days are alike. */
  dias?: NumerosDoDia[];
  /** Of all options of the meal, whatever their days. */
  refeicoes: (StoredSoma & { opcoes: StoredSoma[] })[];
  /** Of one portion, or of the whole where the recipe does not say how many it makes. */
  receitas: StoredSoma[];
  /** Only where the document shows them; of the first kind of day. */
  nutrientes?: NutrienteDoDia[];
}

/** The part of `Numeros` that the API describes and a filter may ask for; the server writes the rest beside it. */
export const numerosFields = {
  lista: text(40),
  dia: objectOf({ kcal: objectOf({ min: numberField(), base: numberField(), max: numberField() }) }),
};
