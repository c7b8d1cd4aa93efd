import { type Brand, brandStyle } from '@alecrim/domain/pure';

/** On the root element, so that dialogs and menus, which live outside the shell, wear the colours too. */
export function paintBrand(brand: Brand, root: HTMLElement = document.documentElement) {
  for (const [name, value] of Object.entries(brandStyle(brand))) root.style.setProperty(name, value);
}
