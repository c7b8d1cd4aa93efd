import { type Brand, brandStyle } from '@alecrim/domain/pure';
import { useEffect } from 'react';

export const productName = 'Alecrim';
export const productSubtitle = 'Gestão de Cardápios';

export function usePageTitle(title: string) {
  // The tab's title belongs to the document, outside React.
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}

/** Sets the colours on the root element, so that dialogs and menus outside the shell have them too. */
export function paintBrand(brand: Brand, root: HTMLElement = document.documentElement) {
  for (const [name, value] of Object.entries(brandStyle(brand))) root.style.setProperty(name, value);
}
