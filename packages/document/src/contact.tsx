import { whatsappNumber } from '@alecrim/domain/pure';
import type { ShownProfile } from './shown-menu.ts';

interface ContactProps {
  profile: ShownProfile;
  /** `doc-contact` in the head, on a desk and on paper; `doc-contact-foot` at the foot, on a phone. */
  className: 'doc-contact' | 'doc-contact-foot';
}

export function Contact({ profile, className }: ContactProps) {
  const { telefone, email, endereco } = profile;
  if (!telefone && !email && !endereco) return null;
  return (
    <address className={className}>
      {telefone && <Phone number={telefone} />}
      {email && <Email address={email} />}
      {endereco && <span>{endereco}</span>}
    </address>
  );
}

export const Phone = ({ number }: { number: string }) => <MaybeLink text={number} href={phoneHref(number)} />;

export const Email = ({ address }: { address: string }) => (
  <MaybeLink text={address} href={emailHref(address)} />
);

function MaybeLink({ text, href }: { text: string; href: string | undefined }) {
  return href ? <a href={href}>{text}</a> : <span>{text}</span>;
}

// Only a whole Brazilian number (country code, area code, 8 or 9 digits) can be called from anywhere.
function phoneHref(phone: string): string | undefined {
  const number = whatsappNumber(phone);
  return number.length === 12 || number.length === 13 ? `tel:+${number}` : undefined;
}

const emailHref = (email: string) => (/^[^\s@?&]+@[^\s@?&]+$/.test(email) ? `mailto:${email}` : undefined);
