import { defineEntity } from '../entity.ts';
import { optionalChoice, requiredDay, requiredReference, text } from '../fields.ts';
import { listOf } from '../nested-fields.ts';
import { amount, count, measure } from '../number-fields.ts';

const circumference = (max = 300) =>
  measure(5, max, `Informe a circunferência em centímetros, de 5 a ${max}`);
const skinfold = () => measure(1, 120, 'Informe a dobra em milímetros, de 1 a 120');

/** A value with its own name and unit: a laboratory result, or a circumference that has no field. */
const valorFields = { nome: text(80), valor: amount(1_000_000), unidade: text(20) };

export const METODOS_DE_GORDURA = [
  'informado',
  'jackson-pollock-3',
  'jackson-pollock-7',
  'durnin-womersley',
] as const;

/** What was measured of a patient on one day. An empty field was not measured. */
export const Avaliacao = defineEntity({
  name: 'Avaliacao',
  table: 'avaliacoes',
  words: { singular: 'avaliação', plural: 'avaliações', gender: 'a' },
  readableBy: 'owner',
  childOf: 'Paciente',
  keepsHistory: true,
  titleField: 'data',
  searchFields: ['observacao'],
  fields: {
    paciente_id: requiredReference('Paciente', 'Escolha o paciente'),
    data: requiredDay('Informe a data da avaliação'),
    peso_kg: measure(0.3, 500, 'Informe o peso em quilos, de 0,3 a 500'),
    altura_cm: measure(20, 250, 'Informe a altura em centímetros, de 20 a 250'),
    cintura_cm: circumference(),
    quadril_cm: circumference(),
    abdomen_cm: circumference(),
    torax_cm: circumference(),
    braco_cm: circumference(120),
    antebraco_cm: circumference(120),
    coxa_cm: circumference(150),
    panturrilha_cm: circumference(120),
    pescoco_cm: circumference(120),
    cabeca_cm: circumference(100),
    dobra_triceps_mm: skinfold(),
    dobra_biceps_mm: skinfold(),
    dobra_subescapular_mm: skinfold(),
    dobra_suprailiaca_mm: skinfold(),
    dobra_abdominal_mm: skinfold(),
    dobra_coxa_mm: skinfold(),
    dobra_peitoral_mm: skinfold(),
    dobra_axilar_media_mm: skinfold(),
    dobra_panturrilha_mm: skinfold(),
    /** How the body fat is known: typed, or calculated from the skinfolds when it is shown. */
    metodo_gordura: optionalChoice(METODOS_DE_GORDURA),
    gordura_percentual: measure(1, 80, 'Informe a gordura em porcentagem, de 1 a 80'),
    massa_magra_kg: measure(0.3, 300, 'Informe a massa magra em quilos, de 0,3 a 300'),
    pressao_sistolica: measure(40, 300, 'Informe a pressão em mmHg, de 40 a 300'),
    pressao_diastolica: measure(20, 200, 'Informe a pressão em mmHg, de 20 a 200'),
    semanas_gestacao: count(45),
    peso_pre_gestacional_kg: measure(20, 400, 'Informe o peso em quilos, de 20 a 400'),
    outras_medidas: listOf(valorFields, 20),
    exames: listOf(valorFields, 60),
    observacao: text(2_000),
  },
  problemsOf: ({ pressao_sistolica, pressao_diastolica }) =>
    pressao_sistolica && pressao_diastolica && pressao_diastolica >= pressao_sistolica
      ? [{ path: ['pressao_diastolica'], message: 'A pressão diastólica é menor que a sistólica' }]
      : [],
});
