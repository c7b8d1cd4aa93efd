import type { Page } from './environment.ts';

type Storage = Page['storage'];

/** The token is kept under two names, because programs of the protocol look for either (P76). */
export const TOKEN_KEYS: readonly string[] = ['base44_access_token', 'token'];
const ADDRESS_PARAMETER = 'access_token';

export function readToken(storage: Storage): string | undefined {
  for (const key of TOKEN_KEYS) {
    const token = attempt(() => storage?.getItem(key));
    if (isToken(token)) return token;
  }
  return undefined;
}

export function writeToken(storage: Storage, token: string): void {
  for (const key of TOKEN_KEYS) attempt(() => storage?.setItem(key, token));
}

export function removeToken(storage: Storage): void {
  for (const key of TOKEN_KEYS) attempt(() => storage?.removeItem(key));
}

/** Reads the token that a login put in the address, and removes it from the address and the history. */
export function takeTokenFromAddress({ location, history }: Page): string | undefined {
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
