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

const fields = Object.keys(avaliacaoLabels) as MeasuredField[];

type Circumference = Exclude<Extract<MeasuredField, `${string}_cm`>, 'altura_cm'>;
export const circumferences = fields.filter(
  (field): field is Circumference => field.endsWith('_cm') && field !== 'altura_cm',
);

type Skinfold = Extract<MeasuredField, `dobra_${string}`>;
export const skinfolds = fields.filter((field): field is Skinfold => field.startsWith('dobra_'));

/** "Peso (kg)" is a name and a unit. */
export function nameAndUnit(field: MeasuredField): { name: string; unit: string } {
  const [, name = avaliacaoLabels[field], unit = ''] = /^(.*) \((.*)\)$/.exec(avaliacaoLabels[field]) ?? [];
  return { name, unit };
}
