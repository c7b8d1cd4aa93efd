import type { Brand } from './brand.ts';
import { contrast, mixedWithWhite, readableOn, textOn } from './contrast.ts';

// WCAG 2.2: 1.4.3 asks this of text, 1.4.11 of a line that shows where a part ends.
const TEXT = 4.5;
const LINE = 3;
// Below this contrast a fill or a line cannot be seen on white. WCAG asks nothing of a fill that carries text.
const MIN_VISIBLE_CONTRAST = 1.5;
const SOFT_SHARE = 0.1;
// The darkest background of brand text and edges: the tint of a black brand.
const DARKEST_GROUND = '#e6e6e6';

/** The custom properties that every brand-coloured part is drawn with, in the app, in the document and on paper. */
export function brandStyle({ cor_primaria, cor_secundaria, cor_destaque }: Brand) {
  const isSeen = (fill: string) => contrast(fill, '#ffffff') >= MIN_VISIBLE_CONTRAST;
  const ink = readableOn(DARKEST_GROUND, cor_primaria, TEXT);
  const accent = isSeen(cor_destaque) ? cor_destaque : ink;
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
    '--brand-soft': mixedWithWhite(cor_primaria, SOFT_SHARE),
  };
}
