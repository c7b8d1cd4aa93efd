import { TOKEN_KEYS } from '@alecrim/domain/pure';
import { onPageRestore } from '../lib/page-restore.ts';
import { paths } from '../lib/paths.ts';
import {
  attempt,
  DRAFT_PREFIX,
  draftPrefixOf,
  LAST_ACCOUNT,
  pageStorage,
  SIGN_OUT_MARK,
} from '../lib/storage.ts';
import type { Session } from './session.ts';

/**
 * After Sair the device stores nothing of this person: no drafts, no addresses, no cached pages (S46). Drafts of other people
 * who use the same computer stay.
 */
export async function forgetDevice(userId: string | undefined): Promise<void> {
  // Each by itself: what fails keeps nothing else on the device.
  attempt(() => {
    const isOthers = (key: string) =>
      key.startsWith(DRAFT_PREFIX) && !(userId && key.startsWith(draftPrefixOf(userId)));
    for (const key of Object.keys(localStorage)) if (!isOthers(key)) localStorage.removeItem(key);
  });
  attempt(() => sessionStorage.clear());
  attempt(() => {
    // This write sends an event to the other tabs, also if nothing else was stored. A full storage takes it only now.
    localStorage.setItem(SIGN_OUT_MARK, '1');
    localStorage.removeItem(SIGN_OUT_MARK);
  });
  try {
    const names = (await globalThis.caches?.keys()) ?? [];
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // A browser that blocks its caches has stored nothing there either.
  }
}

/** Another tab pressed Sair, or the person cleared the browser's storage. */
const isSignOutElsewhere = ({ key, newValue }: StorageEvent): boolean =>
  key === null || (key === SIGN_OUT_MARK && newValue !== null);

/** Stores whose account it is: a person may return without access and still have drafts here. */
export const rememberAccount = (userId: string): void =>
  attempt(() => localStorage.setItem(LAST_ACCOUNT, userId));

export const lastAccount = (): string | undefined => pageStorage()?.getItem(LAST_ACCOUNT) ?? undefined;

/** Sair and signing in again take effect in all tabs. */
export function followOtherTabs(session: Session): () => void {
  const onStorage = (event: StorageEvent) => {
    const token = tokenSavedElsewhere(event);
    if (isSignOutElsewhere(event)) leaveForLogin(session);
    else if (token && session.state().isExpired) void session.resume(token).catch(() => {});
  };
  window.addEventListener('storage', onStorage);
  // A page that was left got no event; the browser may restore it with the patients that it showed.
  const stopRestore = onPageRestore(() => {
    if (session.state().user && pageStorage() && isSignedOut()) leaveForLogin(session);
  });
  return () => {
    window.removeEventListener('storage', onStorage);
    stopRestore();
  };
}

function leaveForLogin(session: Session): void {
  // The page may stay for a moment, and the browser may restore it later.
  session.forget();
  // The other tab could not clear what only this one stores.
  sessionStorage.clear();
  location.assign(paths.login());
}

const tokenSavedElsewhere = ({ key, newValue }: StorageEvent): string | null =>
  key === TOKEN_KEYS[0] ? newValue : null;

/**
 * Whether Sair was pressed in any tab, even if this tab was not notified yet. From then on no data of a patient
 * may be written to this device. Also true where the browser blocks storage, which stores nothing anyway.
 */
export const isSignedOut = (): boolean => TOKEN_KEYS.every((key) => !pageStorage()?.getItem(key));
