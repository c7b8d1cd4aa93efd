import { THEME } from '@alecrim/domain/pure';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import index from '../../index.html?raw';
import { chooseTheme, storedTheme } from './theme.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  chooseTheme('system');
  vi.unstubAllGlobals();
});

test('a chosen theme is set on the page and is found again after a reload', () => {
  chooseTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(storedTheme()).toBe('dark');
});

test('without a choice, and with an unknown one, the page follows the system', () => {
  for (const matches of [true, false]) {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    chooseTheme('system');
    expect(document.documentElement.dataset.theme).toBe(matches ? 'dark' : 'light');
  }
  localStorage.setItem('alecrim:aparencia', 'neon');
  expect(storedTheme()).toBe('system');
});

test('index.html reads the theme under the same name', () => {
  expect(index).toContain(`localStorage.getItem('${THEME}')`);
});
