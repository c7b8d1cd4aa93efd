import { whatsappNumber } from '@alecrim/domain/pure';
import { MessageCircle } from 'lucide-react';
import { phoneText } from '../../fields/phone-field.tsx';

interface PhoneProps {
  telefone: string;
  /** Whose number it is, for screen readers. */
  nome: string;
}

/** The number, and a link to an empty chat if it is a number that WhatsApp takes. */
export function PhoneAndChat({ telefone, nome }: PhoneProps) {
  const number = whatsappNumber(telefone);
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {phoneText(telefone)}
      {number && (
        <a
          href={`https://wa.me/${number}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`WhatsApp de ${nome}`}
          className="inline-flex items-center gap-1 font-semibold text-brand-ink underline-offset-4 hover:underline print:hidden"
        >
          <MessageCircle aria-hidden="true" className="size-4" />
          WhatsApp
        </a>
      )}
    </span>
  );
}

export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className="block truncate hover:text-ink hover:underline">
    {email}
  </a>
);
