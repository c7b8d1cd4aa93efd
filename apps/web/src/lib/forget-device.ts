import { SIGN_OUT_MARK } from './storage-keys.ts';

/** After Sair the device keeps no data of patients: no drafts, no addresses, no cached pages (S46). */
export async function forgetDevice(): Promise<void> {
  try {
    // Clearing an empty storage sends no event to other tabs, so a mark is written first.
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
