import { type Brand, brandStyle } from '@alecrim/domain/pure';

/** Sets the colours on the root element, so that dialogs and menus outside the shell have them too. */
export function paintBrand(brand: Brand, root: HTMLElement = document.documentElement) {
  for (const [name, value] of Object.entries(brandStyle(brand))) root.style.setProperty(name, value);
}
