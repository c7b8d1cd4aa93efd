import type { Creation } from '../entities/index.ts';
import type { DemoName } from './demo-people.ts';

/** What was measured, and how many days before the demonstration. */
export type DemoMeasurement = Omit<Creation<'Avaliacao'>, 'paciente_id' | 'data'> & { daysAgo: number };

type Exam = NonNullable<Creation<'Avaliacao'>['exames']>[number];

const mgdl = (nome: string, valor: number): Exam => ({ nome, valor, unidade: 'mg/dL' });

/** Fasting blood of one day. */
const blood = (glucose: number, total: number, ldl: number, hdl: number, triglycerides: number): Exam[] => [
  mgdl('Glicemia de jejum', glucose),
  mgdl('Colesterol total', total),
  mgdl('LDL', ldl),
  mgdl('HDL', hdl),
  mgdl('Triglicerídeos', triglycerides),
];

/** A woman of 1.65 m: weight, waist, hip, and the three skinfolds of Jackson and Pollock for women. */
function marina(
  daysAgo: number,
  [peso_kg, cintura_cm, quadril_cm]: [number, number, number],
  [triceps, suprailiac, thigh]: [number, number, number],
  over: Omit<DemoMeasurement, 'daysAgo'> = {},
): DemoMeasurement {
  return {
    daysAgo,
    peso_kg,
    altura_cm: 165,
    cintura_cm,
    quadril_cm,
    dobra_triceps_mm: triceps,
    dobra_suprailiaca_mm: suprailiac,
    dobra_coxa_mm: thigh,
    metodo_gordura: 'jackson-pollock-3',
    ...over,
  };
}

function inPregnancy(
  daysAgo: number,
  semanas_gestacao: number,
  peso_kg: number,
  over: Omit<DemoMeasurement, 'daysAgo'> = {},
): DemoMeasurement {
  return { daysAgo, semanas_gestacao, peso_kg, altura_cm: 162, peso_pre_gestacional_kg: 62, ...over };
}

export const demoMeasurements: Record<DemoName, readonly DemoMeasurement[]> = {
  'Marina Alves': [
    marina(728, [72.4, 86, 104], [25, 22, 31], {
      pressao_sistolica: 124,
      pressao_diastolica: 82,
      exames: blood(98, 214, 138, 48, 142),
      observacao: 'Primeira avaliação, em jejum.',
    }),
    marina(637, [70.8, 84.5, 103], [24, 21, 31]),
    marina(546, [69.1, 83, 101.5], [24, 20, 30]),
    marina(455, [68.4, 82, 101], [23, 20, 29]),
    marina(364, [68.9, 82.5, 101], [23, 20, 30], {
      pressao_sistolica: 120,
      pressao_diastolica: 80,
      exames: blood(92, 198, 121, 52, 118),
      observacao: 'Voltou de férias.',
    }),
    marina(273, [67.2, 81, 100], [22, 19, 29]),
    marina(182, [66, 79, 99], [22, 18, 28]),
    marina(119, [65.1, 78, 98], [21, 17, 27]),
    marina(56, [64.6, 77, 97.5], [21, 16, 27]),
    marina(14, [64, 76, 97], [20, 16, 26], {
      pressao_sistolica: 116,
      pressao_diastolica: 76,
      exames: blood(88, 186, 112, 55, 96),
    }),
  ],
  'Beatriz Nogueira': [
    inPregnancy(84, 12, 62.9, { pressao_sistolica: 110, pressao_diastolica: 70 }),
    inPregnancy(56, 16, 64),
    inPregnancy(28, 20, 65.7, {
      pressao_sistolica: 112,
      pressao_diastolica: 70,
      exames: [mgdl('Glicemia de jejum', 82), { nome: 'Hemoglobina', valor: 11.6, unidade: 'g/dL' }],
    }),
    inPregnancy(7, 23, 66.9),
  ],
  'Caio Menezes': [
    { daysAgo: 120, peso_kg: 74.6, altura_cm: 176, cintura_cm: 85 },
    { daysAgo: 60, peso_kg: 73.1, altura_cm: 176, cintura_cm: 83 },
    {
      daysAgo: 10,
      peso_kg: 72,
      altura_cm: 176,
      cintura_cm: 81.5,
      dobra_peitoral_mm: 9,
      dobra_abdominal_mm: 16,
      dobra_coxa_mm: 12,
      metodo_gordura: 'jackson-pollock-3',
    },
  ],
  'Luciana Prado': [
    { daysAgo: 100, peso_kg: 63.2, altura_cm: 160, cintura_cm: 82 },
    { daysAgo: 9, peso_kg: 62, altura_cm: 160, cintura_cm: 80.5 },
  ],
  'Antônio Figueiredo': [
    {
      daysAgo: 96,
      peso_kg: 70.4,
      altura_cm: 168,
      panturrilha_cm: 33.5,
      pressao_sistolica: 138,
      pressao_diastolica: 84,
    },
    {
      daysAgo: 36,
      peso_kg: 71.2,
      altura_cm: 168,
      panturrilha_cm: 34,
      pressao_sistolica: 132,
      pressao_diastolica: 80,
    },
  ],
  // From 8 years and 2 months to 10 years and 8 months: near the median height for girls, BMI above the median.
  'Sofia Barreto': [
    { daysAgo: 915, peso_kg: 27.8, altura_cm: 127.5 },
    { daysAgo: 735, peso_kg: 29.9, altura_cm: 130.4 },
    { daysAgo: 552, peso_kg: 32.4, altura_cm: 133.6 },
    { daysAgo: 370, peso_kg: 34.6, altura_cm: 136.9 },
    { daysAgo: 188, peso_kg: 36.4, altura_cm: 140.2 },
    { daysAgo: 18, peso_kg: 37.6, altura_cm: 143 },
  ],
};
