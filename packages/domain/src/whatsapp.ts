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

export const whatsappLink = ({ link, ...people }: Message): string =>
  whatsappChat(people.phone, `${greeting(people)} Seu cardápio está pronto: ${link}`);

/** The chat to which the person attaches the file herself: an address cannot carry one. */
export const whatsappWithFile = (people: Omit<Message, 'link'>): string =>
  whatsappChat(people.phone, `${greeting(people)} Segue o seu cardápio em PDF.`);

function greeting({ patient, nutritionist }: Omit<Message, 'link'>): string {
  const name = firstName(patient);
  return `Olá${name ? `, ${name}` : ''}! Aqui é ${nutritionist?.trim() || fallbackName}.`;
}

/**
 * The longest address of a chat that every system passes on whole: Windows cuts an address for another program after 2,083
 * characters, and an accent takes six of them.
 */
export const LONGEST_CHAT_ADDRESS = 2_000;

/** Opens a chat with the text ready to send. Without a number, WhatsApp asks for the contact. */
export const whatsappChat = (phone: string | null | undefined, text = ''): string =>
  `https://wa.me/${whatsappNumber(phone)}${text && `?text=${encodeURIComponent(text)}`}`;

export const firstName = (name: string | null | undefined): string =>
  (name ?? '').trim().split(/\s+/)[0] ?? '';
