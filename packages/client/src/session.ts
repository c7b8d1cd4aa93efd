import type { Page } from './environment.ts';
import { readToken, removeToken, takeTokenFromAddress, writeToken } from './storage.ts';

/** Holds the current token for requests and for the socket. */
export interface Session {
  token(): string | undefined;
  /** A token from the address that did not replace the existing session. */
  heldToken(): string | undefined;
  /** The token came with the address, and the person has not yet said that the account is hers. */
  isFromAddress(): boolean;
  accept(): void;
  set(token: string, save: boolean): void;
  clear(): void;
  onChange(listener: () => void): void;
}

export function createSession(page: Page, given?: string): Session {
  const { storage } = page;
  const listeners: (() => void)[] = [];
  let token = given || readToken(storage);
  let held = takeTokenFromAddress(page);
  let isFromAddress = Boolean(held && !token);

  // A crafted link must not change the account of a signed-in person: the app asks first (T35).
  if (held && (!token || held === token)) {
    token = held;
    held = undefined;
    writeToken(storage, token);
  }

  function change(next: string | undefined) {
    const isHeld = next !== undefined && next === held;
    held = undefined;
    if (next === token) return;
    token = next;
    isFromAddress = isHeld;
    for (const listener of listeners) listener();
  }

  return {
    token: () => token,
    heldToken: () => held,
    isFromAddress: () => isFromAddress,
    accept: () => {
      isFromAddress = false;
    },
    set(next, save) {
      if (save) writeToken(storage, next);
      change(next);
    },
    clear() {
      removeToken(storage);
      change(undefined);
    },
    onChange: (listener) => listeners.push(listener),
  };
}
