import { TOKEN_KEYS } from '@alecrim/domain/pure';
import { SEEN_PREFIX } from './worker-contract.ts';

// The key does not reveal the link, and the value never leaves the phone.

export function storageKey(token: string, prefix = SEEN_PREFIX): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of token) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${prefix}${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

/** Undefined when nothing readable is stored. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') || undefined;
  } catch {
    return undefined;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the reader loses only the list of changes, and after a reload the swaps and the ticks.
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that blocks storage has stored nothing.
  }
}

/** A nutritionist who is signed in here looks at her own plan: nothing is stored or counted. */
export function isSignedIn(): boolean {
  try {
    return TOKEN_KEYS.some((name) => localStorage.getItem(name));
  } catch {
    return false;
  }
}
