import { SEEN_PREFIX, TOKEN_KEYS } from './storage-keys.ts';

// What this phone keeps of a plan stays on this phone, under a name from which the link cannot be read.

export function memoryKey(token: string, prefix = SEEN_PREFIX): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of token) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${prefix}${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}

/** Undefined when there is nothing, or nothing readable. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') || undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or closed store costs the reader only the list of changes, and after a reload the swaps and the ticks.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that blocks storage has kept nothing.
  }
}

/** A nutritionist signed in here is looking at her own work: nothing is kept or counted. */
export function isSignedIn(): boolean {
  try {
    return TOKEN_KEYS.some((name) => localStorage.getItem(name));
  } catch {
    return false;
  }
}
