import { type Brand, readableOnWhite, textOn } from '@alecrim/domain/pure';

/** How much of the colour is in its pale tint; text in `--brand-ink` must stay readable on it. */
export const SOFT_SHARE = 0.1;
// Above 4.5, so that the ink also reads on the pale tint and not only on white.
const INK_CONTRAST = 5.6;

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
    '--brand-soft': `color-mix(in srgb, ${brand.cor_primaria} ${SOFT_SHARE * 100}%, white)`,
  };
}

/** On the root element, so that dialogs and menus, which live outside the shell, wear the colours too. */
export function paintBrand(brand: Brand, root: HTMLElement = document.documentElement) {
  for (const [name, value] of Object.entries(brandStyle(brand))) root.style.setProperty(name, value);
}
