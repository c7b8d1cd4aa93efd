import { type Brand, contrast, readableOnWhite, textOn } from '@alecrim/domain/pure';

/** How much of the colour is in its pale tint; text in `--brand-ink` must stay readable on it. */
export const SOFT_SHARE = 0.1;
// Above 4.5, so that the ink also reads on the pale tint and not only on white.
const INK_CONTRAST = 5.6;
// Below it a fill, and its tint all the more, cannot be told from the white around it.
const FILL_CONTRAST = 1.5;
// Above 3, so that the edge shows on the canvas too, which is darker than white.
const EDGE_CONTRAST = 3.4;

/** The custom properties that every brand-coloured part is drawn with. */
export function brandStyle(brand: Brand): Record<`--brand-${string}`, string> {
  return {
    '--brand-primary': brand.cor_primaria,
    '--brand-secondary': brand.cor_secundaria,
    '--brand-accent': brand.cor_destaque,
    '--brand-on-primary': textOn(brand.cor_primaria),
    '--brand-on-secondary': textOn(brand.cor_secundaria),
    '--brand-on-accent': textOn(brand.cor_destaque),
    '--brand-ink': readableOnWhite(brand.cor_primaria, INK_CONTRAST),
    '--brand-edge': edgeOf(brand.cor_primaria),
    '--brand-soft': `color-mix(in srgb, ${brand.cor_primaria} ${SOFT_SHARE * 100}%, white)`,
  };
}

/** Buttons and marks in a colour as pale as paper are drawn with a line around them. */
const edgeOf = (fill: string) =>
  contrast(fill, '#ffffff') < FILL_CONTRAST ? readableOnWhite(fill, EDGE_CONTRAST) : 'transparent';

/** On the root element, so that dialogs and menus, which live outside the shell, wear the colours too. */
export function paintBrand(brand: Brand, root: HTMLElement = document.documentElement) {
  for (const [name, value] of Object.entries(brandStyle(brand))) root.style.setProperty(name, value);
}
