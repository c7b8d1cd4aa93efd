import { SIGN_OUT_MARK } from './storage-keys.ts';

/** After Sair nothing of a patient stays on a shared computer: no drafts, no addresses, no cached pages. */
export async function forgetDevice(): Promise<void> {
  try {
    // Emptying an empty store tells the other tabs nothing, so it never is.
    localStorage.setItem(SIGN_OUT_MARK, '1');
    localStorage.clear();
    sessionStorage.clear();
    const names = (await globalThis.caches?.keys()) ?? [];
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // A browser that blocks storage has kept nothing either.
  }
}

/** Another tab pressed Sair. */
export const isSignOutElsewhere = (event: StorageEvent): boolean => event.key === null;
