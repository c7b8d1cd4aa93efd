import { TOKEN_KEYS } from '@alecrim/client';
import { isSignOutElsewhere } from '../lib/forget-device.ts';
import { paths } from '../lib/paths.ts';
import type { Session } from './session.ts';

/** Sair and signing in again take effect in all tabs. */
export function followOtherTabs(session: Session): () => void {
  const onStorage = (event: StorageEvent) => {
    const token = tokenSavedElsewhere(event);
    if (isSignOutElsewhere(event)) location.assign(paths.login());
    else if (token && session.state().isExpired) void session.resume(token).catch(() => {});
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

const tokenSavedElsewhere = ({ key, newValue }: StorageEvent): string | null =>
  key === TOKEN_KEYS[0] ? newValue : null;
