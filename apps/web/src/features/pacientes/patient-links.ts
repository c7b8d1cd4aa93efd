import { whatsappNumber } from '@alecrim/domain/pure';
import { paths } from '../../lib/paths.ts';

/** The plans of a patient: the Dashboard, searched by the name that plans carry. */
export const plansLink = (nome: string) => `${paths.dashboard}?${new URLSearchParams({ q: nome })}`;

/** A new plan with the patient already chosen. */
export const newPlanLink = (id: string) => `${paths.criar}?${new URLSearchParams({ paciente: id })}`;

/** An open chat; nothing is written for the nutritionist. None where there is no number to ring. */
export function chatLink(telefone: string | null | undefined): string | undefined {
  const number = whatsappNumber(telefone);
  return number ? `https://wa.me/${number}` : undefined;
}
