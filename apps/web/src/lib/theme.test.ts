import { afterEach, expect, test } from 'vitest';
import { chooseTheme, storedTheme } from './theme.ts';

afterEach(() => chooseTheme('system'));

test('a chosen theme is set on the page and is found again after a reload', () => {
  chooseTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(storedTheme()).toBe('dark');
});

test('without a choice, and with an unknown one, the page follows the system', () => {
  chooseTheme('light');
  chooseTheme('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  localStorage.setItem('alecrim:aparencia', 'neon');
  expect(storedTheme()).toBe('system');
});
