import { defineEntity } from '../entity.ts';
import { choice, flag, lines, requiredText, text } from '../fields.ts';
import { impossibleFigures } from '../food-figures.ts';
import { listOf } from '../nested-fields.ts';
import { amount, requiredAmount } from '../number-fields.ts';

/** A household measure of the food: "fatia", 25 g. */
const medidaFields = { nome: text(60), gramas: amount(10_000) };

/** A food of the nutritionist's own, as its label gives it. An empty figure is unknown, never zero. */
export const Alimento = defineEntity({
  name: 'Alimento',
  table: 'alimentos',
  words: { singular: 'alimento', plural: 'alimentos', gender: 'o' },
  readableBy: 'owner',
  // Every save of a plan reads all foods of its owner. Thirty measures with long names take half of it.
  largest: { bytes: 8 * 1024, lines: 100, failure: 'TOO_LARGE' },
  titleField: 'nome',
  searchFields: ['nome', 'marca'],
  fields: {
    nome: requiredText('Informe o nome do alimento'),
    marca: text(100),
    /** What the figures are for. */
    base: choice(['100 g', 'porção']),
    porcao_gramas: amount(5_000),
    kcal: requiredAmount('Informe a energia em kcal', 50_000),
    proteina: amount(5_000),
    carboidrato: amount(5_000),
    gordura: amount(5_000),
    gordura_saturada: amount(5_000),
    fibra: amount(5_000),
    acucar: amount(5_000),
    sodio_mg: amount(2_000_000),
    medidas: listOf(medidaFields, 30),
    /** What the food contains that somebody may avoid, by the words of the restrictions; complete only if `conteudo_conferido`. */
    contem: lines(),
    conteudo_conferido: flag(),
  },
  problemsOf: impossibleFigures,
});
