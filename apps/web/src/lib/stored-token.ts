// The two names under which the client keeps a token (spec §9).
const KEYS = ['base44_access_token', 'token'];

export function storedToken(): string | null {
  try {
    return KEYS.map((key) => localStorage.getItem(key)).find(Boolean) ?? null;
  } catch {
    return null;
  }
}

/** The token that another tab has just saved, if that is what happened. */
export const tokenSavedElsewhere = ({ key, newValue }: StorageEvent): string | null =>
  key === KEYS[0] ? newValue : null;
