import { pageStorage, THEME } from './storage.ts';

/** How the screen looks in this browser; without a choice it follows the system. Paper is always light. */
export const themeLabels = { system: 'Igual ao sistema', light: 'Clara', dark: 'Escura' } as const;
export type Theme = keyof typeof themeLabels;

const isTheme = (value: unknown): value is Theme =>
  typeof value === 'string' && Object.hasOwn(themeLabels, value);

export function storedTheme(): Theme {
  const stored = pageStorage()?.getItem(THEME);
  return isTheme(stored) ? stored : 'system';
}

/** index.html does the same with the stored choice before the first paint. */
export function chooseTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'system') {
    delete root.dataset.theme;
    pageStorage()?.removeItem(THEME);
  } else {
    root.dataset.theme = theme;
    pageStorage()?.setItem(THEME, theme);
  }
}
