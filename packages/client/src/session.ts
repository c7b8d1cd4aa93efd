import type { TOKEN_KEYS as DomainTokenKeys } from '@alecrim/domain/pure';
import type { BrowserPage } from './environment.ts';

/** Holds the current token for requests and for the socket. */
export interface Session {
  token(): string | undefined;
  /** A token from the address that did not replace the existing session. */
  pendingToken(): string | undefined;
  /** The token came with the address, and the person has not confirmed the account yet. */
  isFromAddress(): boolean;
  accept(): void;
  set(token: string, save: boolean): void;
  clear(): void;
  onChange(listener: () => void): void;
}

export function createSession(page: BrowserPage, given?: string): Session {
  const { storage } = page;
  const listeners: (() => void)[] = [];
  let token = given || readToken(storage);
  let pending = takeTokenFromAddress(page);
  let isFromAddress = Boolean(pending && !token);

  // A crafted link must not change the account of a signed-in person: the app asks first (T35).
  if (pending && (!token || pending === token)) {
    token = pending;
    pending = undefined;
    writeToken(storage, token);
  }

  function change(next: string | undefined) {
    const isPending = next !== undefined && next === pending;
    pending = undefined;
    if (next === token) return;
    token = next;
    isFromAddress = isPending;
    for (const listener of listeners) listener();
  }

  return {
    token: () => token,
    pendingToken: () => pending,
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

type Storage = BrowserPage['storage'];

// Of the domain there are only types here: this one refuses another list.
const TOKEN_KEYS: typeof DomainTokenKeys = ['base44_access_token', 'token'];
const ADDRESS_PARAMETER = 'access_token';

function readToken(storage: Storage): string | undefined {
  for (const key of TOKEN_KEYS) {
    const token = attempt(() => storage?.getItem(key));
    if (isToken(token)) return token;
  }
  return undefined;
}

function writeToken(storage: Storage, token: string): void {
  for (const key of TOKEN_KEYS) attempt(() => storage?.setItem(key, token));
}

function removeToken(storage: Storage): void {
  for (const key of TOKEN_KEYS) attempt(() => storage?.removeItem(key));
}

/** Reads the token that a login put in the address, and removes it from the address and the history. */
function takeTokenFromAddress({ location, history }: BrowserPage): string | undefined {
  if (!location) return undefined;
  const url = new URL(location.href);
  const token = url.searchParams.get(ADDRESS_PARAMETER);
  if (token === null) return undefined;
  url.searchParams.delete(ADDRESS_PARAMETER);
  history?.replaceState(history.state, '', url.href);
  return isToken(token) ? token : undefined;
}

/** What a header can carry. Anything else would make every request fail. */
const isToken = (text: string | null | undefined): text is string => /^[\w.~+/=-]{1,512}$/.test(text ?? '');

/** Full or blocked storage must not break a sign-in: then the token lasts as long as the page. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
