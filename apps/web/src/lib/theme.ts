import { THEME } from '@alecrim/domain/pure';
import { pageStorage } from './storage.ts';

/** How the screen looks in this browser; without a choice it follows the system. Paper is always light. */
export const themeLabels = { system: 'Igual ao sistema', light: 'Clara', dark: 'Escura' } as const;
export type Theme = keyof typeof themeLabels;

const isTheme = (value: unknown): value is Theme =>
  typeof value === 'string' && Object.hasOwn(themeLabels, value);

export function storedTheme(): Theme {
  const stored = pageStorage()?.getItem(THEME);
  return isTheme(stored) ? stored : 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') pageStorage()?.removeItem(THEME);
  else pageStorage()?.setItem(THEME, theme);
  showTheme();
}

const DARK = '(prefers-color-scheme: dark)';

/** index.html does the same before the first paint. */
function showTheme(): void {
  const theme = storedTheme();
  const isDark = theme === 'system' ? matchMedia(DARK).matches : theme === 'dark';
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** A system that turns dark in the evening turns the open app dark. */
export function followSystemTheme(): void {
  matchMedia(DARK).addEventListener('change', showTheme);
}
