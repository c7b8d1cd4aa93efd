import { avaliacaoLabels } from '@alecrim/domain/measurement-labels';

/** The fields that hold one number. */
export type MeasuredField = Exclude<
  keyof typeof avaliacaoLabels,
  'data' | 'outras_medidas' | 'metodo_gordura' | 'exames' | 'observacao'
>;

const fields = Object.keys(avaliacaoLabels) as MeasuredField[];

export const circumferences = fields.filter((field) => field.endsWith('_cm') && field !== 'altura_cm');
export const skinfolds = fields.filter((field) => field.startsWith('dobra_'));

/** "Peso (kg)" is a name and a unit. */
export function nameAndUnit(field: MeasuredField): { name: string; unit: string } {
  const [, name = avaliacaoLabels[field], unit = ''] = /^(.*) \((.*)\)$/.exec(avaliacaoLabels[field]) ?? [];
  return { name, unit };
}
