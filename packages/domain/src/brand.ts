import { contrast, mixed, readableOn, textOn } from './contrast.ts';

/** Colours of a practice that has not chosen its own (P44). */
export const brandDefaults = {
  cor_primaria: '#10b981',
  cor_secundaria: '#059669',
  cor_destaque: '#f59e0b',
} as const;

export const fallbackName = 'Nutricionista';

export interface Brand {
  cor_primaria: string;
  cor_secundaria: string;
  cor_destaque: string;
}

type Colours = { [K in keyof Brand]?: string | null };

export function brandOf(profile: Colours | null | undefined): Brand {
  return {
    cor_primaria: validColour(profile?.cor_primaria) ?? brandDefaults.cor_primaria,
    cor_secundaria: validColour(profile?.cor_secundaria) ?? brandDefaults.cor_secundaria,
    cor_destaque: validColour(profile?.cor_destaque) ?? brandDefaults.cor_destaque,
  };
}

// Only this form may reach a style attribute.
const validColour = (value: string | null | undefined) =>
  value && /^#[0-9a-fA-F]{6}$/.test(value) ? value : undefined;

// WCAG 2.2: 1.4.3 asks this of text, 1.4.11 of a line that shows where a part ends.
const TEXT = 4.5;
const LINE = 3;
// Below this contrast a fill or a line cannot be seen on white. WCAG asks nothing of a fill that carries text.
const MIN_VISIBLE_CONTRAST = 1.5;
const SOFT_SHARE = 0.1;
// The darkest background of brand text and edges: the tint of a black brand.
const DARKEST_GROUND = '#e6e6e6';
// The same on a dark screen: its surface, the share of the brand in a tint, and the lightest tint, that of a white brand.
const DARK_SURFACE = '#171f1b';
const DARK_SOFT_SHARE = 0.16;
const LIGHTEST_DARK_GROUND = '#3c4340';

/** The custom properties that every brand-coloured part is drawn with, in the app, in the document and on paper. */
export function brandStyle({ cor_primaria, cor_secundaria, cor_destaque }: Brand) {
  const isSeen = (fill: string) => contrast(fill, '#ffffff') >= MIN_VISIBLE_CONTRAST;
  const ink = readableOn(DARKEST_GROUND, cor_primaria, TEXT);
  const accent = isSeen(cor_destaque) ? cor_destaque : ink;
  const isSeenInDark = (fill: string) => contrast(fill, DARK_SURFACE) >= MIN_VISIBLE_CONTRAST;
  const darkInk = readableOn(LIGHTEST_DARK_GROUND, cor_primaria, TEXT);
  const darkAccent = isSeenInDark(cor_destaque) ? cor_destaque : darkInk;
  return {
    '--brand-primary': cor_primaria,
    '--brand-secondary': cor_secundaria,
    '--brand-accent': accent,
    '--brand-on-primary': textOn(cor_primaria),
    '--brand-on-secondary': textOn(cor_secundaria),
    '--brand-on-accent': textOn(accent),
    '--brand-ink': ink,
    // Buttons and marks in a colour as pale as paper are drawn with a line around them.
    '--brand-edge': isSeen(cor_primaria) ? 'transparent' : readableOn(DARKEST_GROUND, cor_primaria, LINE),
    '--brand-soft': mixed(cor_primaria, '#ffffff', SOFT_SHARE),
    '--brand-accent-dark': darkAccent,
    '--brand-on-accent-dark': textOn(darkAccent),
    '--brand-ink-dark': darkInk,
    '--brand-edge-dark': isSeenInDark(cor_primaria)
      ? 'transparent'
      : readableOn(LIGHTEST_DARK_GROUND, cor_primaria, LINE),
    '--brand-soft-dark': mixed(cor_primaria, DARK_SURFACE, DARK_SOFT_SHARE),
  };
}

/**
 * A picture of ours by its path alone, so that it still shows after the data moved to a server with another name;
 * any other address as it is.
 */
export const ownPicture = (address: string | null | undefined): string =>
  /^https?:\/\/[^/]+(\/api\/apps\/[^/?#]+\/files\/[0-9a-f]{64}\.webp)$/.exec(address ?? '')?.[1] ??
  address ??
  '';
