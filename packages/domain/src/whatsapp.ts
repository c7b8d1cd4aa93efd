import { fallbackName } from './brand.ts';

/** Country code 55 plus the digits; a number that already carries its country code is kept as it is. */
export function whatsappNumber(phone: string | null | undefined): string {
  const written = (phone ?? '').trim();
  const digits = written.replace(/\D/g, '').replace(/^0+/, '');
  if (digits === '') return '';
  // 12 or 13 digits starting with 55 carry the country code; 10 or 11 are area code 55 (Rio Grande do Sul).
  const isBrazilian = digits.startsWith('55') && (digits.length === 12 || digits.length === 13);
  // So does a plus sign: with 55 before it, "+34 912 345 678" would call a stranger in Minas Gerais.
  return isBrazilian || written.startsWith('+') ? digits : `55${digits}`;
}

interface Message {
  phone?: string | null;
  patient?: string | null;
  nutritionist?: string | null;
  link: string;
}

export function whatsappLink({ phone, patient, nutritionist, link }: Message): string {
  const name = firstName(patient);
  const sender = nutritionist?.trim() || fallbackName;
  const text = `Olá${name ? `, ${name}` : ''}! Aqui é ${sender}. Seu cardápio está pronto: ${link}`;
  return whatsappChat(phone, text);
}

/** Opens a chat with the text ready to send. Without a number, WhatsApp asks for the contact. */
export const whatsappChat = (phone: string | null | undefined, text: string): string =>
  `https://wa.me/${whatsappNumber(phone)}?text=${encodeURIComponent(text)}`;

export const firstName = (name: string | null | undefined): string =>
  (name ?? '').trim().split(/\s+/)[0] ?? '';
