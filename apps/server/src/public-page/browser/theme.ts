import { THEME } from './worker-contract.ts';

// Runs in the head of a page, before the first paint: the reader's choice of a light or dark screen.
try {
  const theme = localStorage.getItem(THEME);
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // A browser that blocks storage follows the system.
}
