import { brandOf, contrast, type PublicMenu, readableOnWhite, textOn } from '@alecrim/domain/pure';
import type { CSSProperties } from 'react';

// Above the 4.5:1 of WCAG, so that brand text keeps it on the tinted blocks as well as on white.
const INK_CONTRAST = 5.5;
// Below this a line or a pill of the accent colour is not seen on white.
const ACCENT_CONTRAST = 1.5;

/** The practice's colours and the readable ones derived from them, as variables for document.css. */
export function documentStyle(menu: PublicMenu): CSSProperties {
  const { cor_primaria, cor_secundaria, cor_destaque } = brandOf(menu.nutricionista);
  const ink = readableOnWhite(cor_primaria, INK_CONTRAST);
  const accent = contrast(cor_destaque, '#ffffff') < ACCENT_CONTRAST ? ink : cor_destaque;
  const variables = {
    '--brand-primary': cor_primaria,
    '--brand-secondary': cor_secundaria,
    '--brand-accent': accent,
    '--brand-on-primary': textOn(cor_primaria),
    '--brand-on-accent': textOn(accent),
    '--brand-ink': ink,
  };
  return variables as CSSProperties;
}
