import { type Passage, revealPassage, revealPlace } from './reveal-field.ts';

// A page and its parts load after the navigation.
const WAIT_MS = 5_000;

/**
 * Shows and focuses a field as soon as it is on the page. Tries now and after every change of the page, until it works,
 * the person does something else, or the time is over. Returns what stops it.
 */
export function revealWhenShown(field: string, passage: Passage | undefined): () => void {
  const attempt = () => (passage ? revealPassage(passage) : revealPlace(field, null));
  const observer = new MutationObserver(() => attempt() && stop());
  const timer = setTimeout(() => stop(), WAIT_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('pointerdown', stop);
    removeEventListener('keydown', stop);
  }
  addEventListener('pointerdown', stop);
  addEventListener('keydown', stop);
  observer.observe(document.body, { childList: true, subtree: true });
  // After the effects of this navigation, which open the parts of the page.
  queueMicrotask(() => attempt() && stop());
  return stop;
}
