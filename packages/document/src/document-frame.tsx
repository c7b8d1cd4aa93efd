import { whatsappChat, whatsappNumber } from '@alecrim/domain/pure';
import type { ReactNode } from 'react';
import type { ShownProfile } from './shown-menu.ts';

interface DocumentHeaderProps {
  profile: ShownProfile;
  children: ReactNode;
}

/** The nutritionist, then (children) the title and the patient of the plan. */
export function DocumentHeader({ profile, children }: DocumentHeaderProps) {
  return (
    <header>
      <BrandBand profile={profile} />
      <Contact profile={profile} className="doc-contact" />
      {children}
    </header>
  );
}

/** Her name in her colours, with logo and photo. */
export function BrandBand({ profile }: Pick<DocumentHeaderProps, 'profile'>) {
  const { nome, crn, especialidade, logo, foto } = profile;
  return (
    <div className="doc-brand">
      {logo && <Picture className="doc-logo" src={logo} alt={`Logo de ${nome}`} width={128} height={80} />}
      <div className="doc-who">
        <p className="doc-name">{nome}</p>
        {especialidade && <p>{especialidade}</p>}
        {crn && <p>{crnLabel(crn)}</p>}
      </div>
      {foto && <Picture className="doc-photo" src={foto} alt={`Foto de ${nome}`} width={88} height={88} />}
    </div>
  );
}

interface PictureProps {
  className: string;
  src: string;
  alt: string;
  width: number;
  height: number;
}

// The box has a fixed size for pictures of any shape, so that nothing moves when a picture loads.
function Picture(props: PictureProps) {
  return <img {...props} alt={props.alt} loading="lazy" decoding="async" />;
}

interface DocumentFooterProps {
  nome: string;
  crn: string;
  /** What was made, in front of "por" and her name. */
  made?: string;
}

/** The end of the page on screen, and the foot of every page on paper. */
export function DocumentFooter({ nome, crn, made = 'Cardápio elaborado' }: DocumentFooterProps) {
  return (
    <footer className="doc-footer">
      <p>{`${made} por ${nome}`}</p>
      {crn && <p>{crnLabel(crn)}</p>}
    </footer>
  );
}

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

const phoneHref = (phone: string) => (isWhole(phone) ? `tel:+${whatsappNumber(phone)}` : undefined);

/** Where a chat begins with these words; undefined for a number that is not whole. */
export const chatHref = (phone: string, words: string): string | undefined =>
  isWhole(phone) ? whatsappChat(phone, words) : undefined;

// Only a whole Brazilian number (country code, area code, 8 or 9 digits) can be called from anywhere.
const isWhole = (phone: string) => [12, 13].includes(whatsappNumber(phone).length);

/** The contacts as texts, with their links where they have one. */
export function contactsOf({ telefone, email, endereco }: ShownProfile): { text: string; href?: string }[] {
  const linked = (text: string, href: string | undefined) => (href ? { text, href } : { text });
  return [linked(telefone, phoneHref(telefone)), linked(email, emailHref(email)), { text: endereco }].filter(
    ({ text }) => text,
  );
}

const emailHref = (email: string) => (/^[^\s@?&]+@[^\s@?&]+$/.test(email) ? `mailto:${email}` : undefined);

/** Some write the number alone, some with the region: "12345" and "CRN-3 12345" both read as a CRN. */
export function crnLabel(crn: string): string {
  return /^crn/i.test(crn) ? crn : `CRN ${crn}`;
}
