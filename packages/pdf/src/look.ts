import { contactsOf, crnLabel, shownProfile } from '@alecrim/document/content';
import { brandOf, brandStyle, mixed, type PublicMenu } from '@alecrim/domain/pure';
import type { Look, Sheet } from './sheet.ts';

/** How a reader wants the paper. */
export interface PaperChoice {
  letra?: 'grande' | undefined;
  tinta?: 'pouca' | undefined;
}

const OPTION_SHARE = 0.07;
const EDGE_SHARE = 0.88;

/** The colours of the document on paper: scheme.css, and document.css with print.css. */
function lookOf(nutricionista: PublicMenu['nutricionista'], { letra, tinta }: PaperChoice): Look {
  const brand = brandStyle(brandOf(nutricionista));
  const savesInk = tinta === 'pouca';
  const fill = savesInk ? '#ffffff' : brand['--brand-primary'];
  return {
    fill,
    onFill: savesInk ? '#000000' : brand['--brand-on-primary'],
    edge: mixed(fill, '#000000', EDGE_SHARE),
    secondary: brand['--brand-secondary'],
    ink: savesInk ? '#000000' : brand['--brand-ink'],
    accent: brand['--brand-accent'],
    tint: mixed(fill, '#ffffff', OPTION_SHARE),
    text: '#1b2430',
    soft: '#4a5564',
    line: '#dce2e8',
    isLarge: letra === 'grande',
    savesInk,
  };
}

interface Frame {
  nutricionista: PublicMenu['nutricionista'];
  /** What was made, in front of "por" and her name. */
  made: string;
  choice: PaperChoice;
}

/** Head, foot and colours that every document of one nutritionist shares. */
export function frameOf({ nutricionista, made, choice }: Frame): Pick<Sheet, 'look' | 'head' | 'foot'> {
  const profile = shownProfile(nutricionista);
  const { nome, crn, especialidade, logo, foto } = profile;
  const look = lookOf(nutricionista, choice);
  return {
    look,
    head: {
      name: nome,
      lines: [especialidade, crn && crnLabel(crn)].filter(Boolean),
      contacts: contactsOf(profile),
      ...(logo && { logo }),
      ...(foto && !look.savesInk && { photo: foto }),
    },
    foot: [`${made} por ${nome}`, crn && crnLabel(crn)].filter(Boolean),
  };
}
