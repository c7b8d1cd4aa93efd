import type { ForPrograms } from './content.ts';
import type { Avaliacao } from './entities/index.ts';

type Labels = Record<Exclude<keyof typeof Avaliacao.fields, ForPrograms | 'paciente_id'>, string>;

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
} satisfies Labels;

export const metodoLabels = {
  informado: 'Informada (bioimpedância ou outro)',
  'jackson-pollock-3': 'Jackson e Pollock, 3 dobras',
  'jackson-pollock-7': 'Jackson e Pollock, 7 dobras',
  'durnin-womersley': 'Durnin e Womersley, 4 dobras',
} as const;
