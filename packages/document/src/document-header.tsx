import type { ReactNode } from 'react';
import { Contact } from './contact.tsx';
import { crnLabel } from './crn.ts';
import type { ShownProfile } from './shown-menu.ts';

interface DocumentHeaderProps {
  profile: ShownProfile;
  children: ReactNode;
}

/** Who made the plan, then (children) what it is and for whom. */
export function DocumentHeader({ profile, children }: DocumentHeaderProps) {
  const { nome, crn, especialidade, logo, foto } = profile;
  return (
    <header>
      <div className="doc-brand">
        {logo && <Picture className="doc-logo" src={logo} alt={`Logo de ${nome}`} width={128} height={80} />}
        <div className="doc-who">
          <p className="doc-name">{nome}</p>
          {especialidade && <p>{especialidade}</p>}
          {crn && <p>{crnLabel(crn)}</p>}
        </div>
        {foto && <Picture className="doc-photo" src={foto} alt={`Foto de ${nome}`} width={88} height={88} />}
      </div>
      <Contact profile={profile} className="doc-contact" />
      {children}
    </header>
  );
}

interface PictureProps {
  className: string;
  src: string;
  alt: string;
  width: number;
  height: number;
}

// The box is fixed, whatever the picture's own shape, so that nothing moves when it arrives.
function Picture(props: PictureProps) {
  return <img {...props} alt={props.alt} loading="lazy" decoding="async" />;
}
