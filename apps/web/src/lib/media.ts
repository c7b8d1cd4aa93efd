import { useSyncExternalStore } from 'react';

// Spec §9: phones end where 768px begin.
const PHONE = '(max-width: 767px)';

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(PHONE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(PHONE).matches,
  );
}
