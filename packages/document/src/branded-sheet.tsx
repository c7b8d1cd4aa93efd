import { brandOf, brandStyle, type PublicMenu } from '@alecrim/domain/pure';
import type { CSSProperties, ReactNode } from 'react';
import { Contact, DocumentFooter, DocumentHeader } from './document-frame.tsx';
import { shownProfile } from './shown-menu.ts';

interface BrandedSheetProps {
  nutricionista: PublicMenu['nutricionista'];
  titulo: string;
  /** Under the title: the patient and the day, a line each. */
  about: readonly string[];
  /** What was made, in front of "por" and her name. */
  made: string;
  children: ReactNode;
}

/** A document that is not a plan, with the head, the foot and the paper of a plan. */
export function BrandedSheet({ nutricionista, titulo, about, made, children }: BrandedSheetProps) {
  const profile = shownProfile(nutricionista);
  return (
    <article className="doc" style={brandStyle(brandOf(nutricionista)) as CSSProperties}>
      <DocumentHeader profile={profile}>
        <div className="doc-title">
          <div>
            <h1>{titulo}</h1>
            {about.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      </DocumentHeader>
      {children}
      <Contact profile={profile} className="doc-contact-foot" />
      <DocumentFooter nome={profile.nome} crn={profile.crn} made={made} />
    </article>
  );
}
