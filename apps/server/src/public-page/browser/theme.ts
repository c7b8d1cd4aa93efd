import { THEME } from '@alecrim/domain/pure';
import { READING } from './worker-contract.ts';

// Runs in the head of a page, before the first paint: how this reader wants to see it.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem(THEME);
  if (theme) dataset.theme = theme;
  Object.assign(dataset, JSON.parse(localStorage.getItem(READING) ?? '{}'));
} catch {
  // A browser that blocks storage follows the system.
}
