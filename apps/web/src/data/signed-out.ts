import { TOKEN_KEYS } from '@alecrim/client';
import { pageStorage } from '../lib/page-storage.ts';

/**
 * Somebody pressed Sair, in this tab or another, even where this tab has not heard of it yet: from then on nothing of
 * a patient may be written to this device. Also true where the browser blocks storage, which keeps nothing anyway.
 */
export function isSignedOut(): boolean {
  try {
    return TOKEN_KEYS.every((key) => !pageStorage()?.getItem(key));
  } catch {
    return true;
  }
}
