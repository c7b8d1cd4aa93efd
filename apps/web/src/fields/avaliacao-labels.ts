import type { Avaliacao } from '@alecrim/domain';
import type { LabelsOf } from './part-labels.ts';

/** The fields of a measurement with their units, in the order in which people read them. */
export const avaliacaoLabels = {
  data: 'Data',
  peso_kg: 'Peso (kg)',
  altura_cm: 'Altura (cm)',
  cintura_cm: 'Cintura (cm)',
  quadril_cm: 'Quadril (cm)',
  abdomen_cm: 'Abdômen (cm)',
  torax_cm: 'Tórax (cm)',
  braco_cm: 'Braço (cm)',
  antebraco_cm: 'Antebraço (cm)',
  coxa_cm: 'Coxa (cm)',
  panturrilha_cm: 'Panturrilha (cm)',
  pescoco_cm: 'Pescoço (cm)',
  cabeca_cm: 'Perímetro cefálico (cm)',
  outras_medidas: 'Outras medidas',
  dobra_triceps_mm: 'Dobra do tríceps (mm)',
  dobra_biceps_mm: 'Dobra do bíceps (mm)',
  dobra_subescapular_mm: 'Dobra subescapular (mm)',
  dobra_suprailiaca_mm: 'Dobra suprailíaca (mm)',
  dobra_abdominal_mm: 'Dobra abdominal (mm)',
  dobra_coxa_mm: 'Dobra da coxa (mm)',
  dobra_peitoral_mm: 'Dobra peitoral (mm)',
  dobra_axilar_media_mm: 'Dobra axilar média (mm)',
  dobra_panturrilha_mm: 'Dobra da panturrilha (mm)',
  metodo_gordura: 'Método da gordura corporal',
  gordura_percentual: 'Gordura corporal (%)',
  massa_magra_kg: 'Massa magra (kg)',
  pressao_sistolica: 'Pressão sistólica (mmHg)',
  pressao_diastolica: 'Pressão diastólica (mmHg)',
  exames: 'Exames laboratoriais',
  semanas_gestacao: 'Semanas de gestação',
  peso_pre_gestacional_kg: 'Peso antes da gestação (kg)',
  observacao: 'Observação',
} satisfies Omit<LabelsOf<typeof Avaliacao.fields>, 'paciente_id'>;

export const metodoLabels = {
  informado: 'Informada (bioimpedância ou outro)',
  'jackson-pollock-3': 'Jackson e Pollock, 3 dobras',
  'jackson-pollock-7': 'Jackson e Pollock, 7 dobras',
  'durnin-womersley': 'Durnin e Womersley, 4 dobras',
} as const;

/** The fields that hold one number. */
export type MeasuredField = Exclude<
  keyof typeof avaliacaoLabels,
  'data' | 'outras_medidas' | 'metodo_gordura' | 'exames' | 'observacao'
>;

export const circumferences = [
  'cintura_cm',
  'quadril_cm',
  'abdomen_cm',
  'torax_cm',
  'braco_cm',
  'antebraco_cm',
  'coxa_cm',
  'panturrilha_cm',
  'pescoco_cm',
  'cabeca_cm',
] as const satisfies readonly MeasuredField[];

export const skinfolds = [
  'dobra_triceps_mm',
  'dobra_biceps_mm',
  'dobra_subescapular_mm',
  'dobra_suprailiaca_mm',
  'dobra_abdominal_mm',
  'dobra_coxa_mm',
  'dobra_peitoral_mm',
  'dobra_axilar_media_mm',
  'dobra_panturrilha_mm',
] as const satisfies readonly MeasuredField[];

/** "Peso (kg)" is a name and a unit. */
export function nameAndUnit(field: MeasuredField): { name: string; unit: string } {
  const [, name = avaliacaoLabels[field], unit = ''] = /^(.*) \((.*)\)$/.exec(avaliacaoLabels[field]) ?? [];
  return { name, unit };
}
