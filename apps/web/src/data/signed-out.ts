import { TOKEN_KEYS } from '@alecrim/client';
import { pageStorage } from '../lib/page-storage.ts';

/**
 * Whether Sair was pressed in any tab, even if this tab was not notified yet. From then on no data of a patient
 * may be written to this device. Also true where the browser blocks storage, which stores nothing anyway.
 */
export function isSignedOut(): boolean {
  try {
    return TOKEN_KEYS.every((key) => !pageStorage()?.getItem(key));
  } catch {
    return true;
  }
}
