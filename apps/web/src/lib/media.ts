import { useSyncExternalStore } from 'react';

// Narrower screens get the drawer (P04).
const PHONE = '(max-width: 767px)';

export function useIsPhone(): boolean {
  return useSyncExternalStore((listener) => {
    const query = matchMedia(PHONE);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }, isPhone);
}

export const isPhone = () => matchMedia(PHONE).matches;
