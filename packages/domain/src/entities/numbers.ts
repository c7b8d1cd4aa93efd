import { amount, choice, flag, numberField, text } from '../fields.ts';
import { listOf, objectOf } from '../nested-fields.ts';

/** What the nutritionist settled for one wording of this plan: another food, grams by hand, or not to count it. */
export const leituraFields = {
  texto: text(300),
  /** The id of a food of the list, or of an own food. */
  alimento: text(100),
  gramas: amount(10_000),
  nao_contar: flag(),
};

const macroFields = { valor: amount(2_000), unidade: choice(['g', '%', 'g/kg']) };

/** The targets of a day, and the calculation that they came from. */
export const metaFields = {
  kcal: amount(20_000),
  proteina: objectOf(macroFields),
  carboidrato: objectOf(macroFields),
  gordura: objectOf(macroFields),
  formula: text(40),
  atividade: text(40),
  fator: amount(10),
  peso_kg: amount(500),
  altura_cm: amount(300),
  idade: amount(130),
  sexo: text(20),
};

const faixaFields = { min: numberField(), base: numberField(), max: numberField(), faltam: numberField() };

const somaFields = {
  kcal: objectOf(faixaFields),
  proteina: objectOf(faixaFields),
  carboidrato: objectOf(faixaFields),
  gordura: objectOf(faixaFields),
  fibra: objectOf(faixaFields),
  /** Lines with food in them, and those of them that are in the sum. */
  linhas: numberField(),
  conhecidas: numberField(),
};

/** The numbers of a plan, as the server read them out of its text at the last save. */
export const numerosFields = {
  /** The food list that made them. */
  lista: text(40),
  dia: objectOf(somaFields),
  refeicoes: listOf({ ...somaFields, opcoes: listOf(somaFields) }),
  receitas: listOf(somaFields),
};
