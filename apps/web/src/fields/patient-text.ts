import { atividadeLabels, sexoLabels } from '@alecrim/domain/pure';
import { dayText } from './day-text.ts';
import { decimalText } from './decimal-text.ts';

const days = ['data_nascimento', 'medidas_em'];
const choices: Record<string, string> = { ...sexoLabels, ...atividadeLabels };

/** A field of a patient's record as people read it. */
export function patientText(field: string, value: string | number | null | undefined): string {
  if (typeof value !== 'string') return decimalText(value);
  if (days.includes(field)) return dayText(value);
  return field === 'sexo' || field === 'atividade' ? (choices[value] ?? value) : value;
}
