import { whatsappNumber } from '@alecrim/domain/pure';
import type { ShownProfile } from './shown-menu.ts';

export function Contact({ profile }: { profile: ShownProfile }) {
  const { telefone, email, endereco } = profile;
  if (!telefone && !email && !endereco) return null;
  return (
    <address className="doc-contact">
      {telefone && <MaybeLink text={telefone} href={phoneHref(telefone)} />}
      {email && <MaybeLink text={email} href={emailHref(email)} />}
      {endereco && <span>{endereco}</span>}
    </address>
  );
}

function MaybeLink({ text, href }: { text: string; href: string | undefined }) {
  return href ? <a href={href}>{text}</a> : <span>{text}</span>;
}

// Only a whole Brazilian number (country code, area code, 8 or 9 digits) can be called from anywhere.
function phoneHref(phone: string): string | undefined {
  const number = whatsappNumber(phone);
  return number.length === 12 || number.length === 13 ? `tel:+${number}` : undefined;
}

const emailHref = (email: string) => (/^[^\s@?&]+@[^\s@?&]+$/.test(email) ? `mailto:${email}` : undefined);
