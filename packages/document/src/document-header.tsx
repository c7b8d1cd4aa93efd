import type { ReactNode } from 'react';
import { Contact } from './contact.tsx';
import { crnLabel } from './crn.ts';
import type { ShownProfile } from './shown-menu.ts';

interface DocumentHeaderProps {
  profile: ShownProfile;
  children: ReactNode;
}

/** The nutritionist, then (children) the title and the patient of the plan. */
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

// The box has a fixed size for pictures of any shape, so that nothing moves when a picture loads.
function Picture(props: PictureProps) {
  return <img {...props} alt={props.alt} loading="lazy" decoding="async" />;
}
