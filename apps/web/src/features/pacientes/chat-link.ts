import { whatsappNumber } from '@alecrim/domain/pure';

/** An open chat; nothing is written for the nutritionist. None where there is no number to ring. */
export function chatLink(telefone: string | null | undefined): string | undefined {
  const number = whatsappNumber(telefone);
  return number ? `https://wa.me/${number}` : undefined;
}
