import { whatsappNumber } from '@alecrim/domain/pure';

/** A link to an empty chat, or none if the patient has no number. */
export function chatLink(telefone: string | null | undefined): string | undefined {
  const number = whatsappNumber(telefone);
  return number ? `https://wa.me/${number}` : undefined;
}
