import { atividadeLabels, sexoLabels } from './labels.ts';
import { type RestricaoDoPaciente, restricaoText } from './restrictions.ts';
import { dayText, decimalText } from './shown-values.ts';

const days = ['data_nascimento', 'medidas_em', 'retorno_em'];
const choices: Record<string, string> = { ...sexoLabels, ...atividadeLabels };

/** A field of a patient's record as people read it. */
export function patientText(
  field: string,
  value: string | number | readonly RestricaoDoPaciente[] | null | undefined,
): string {
  if (typeof value === 'object' && value) return value.map(restricaoText).join(', ');
  if (typeof value !== 'string') return decimalText(value);
  if (days.includes(field)) return dayText(value);
  return field === 'sexo' || field === 'atividade' ? (choices[value] ?? value) : value;
}
