import { useCallback, useSyncExternalStore } from 'react';

// Narrower screens get the drawer (P04).
const PHONE = '(max-width: 767px)';

// Room for a panel beside a form, with the sidebar open.
const WIDE = '(min-width: 1360px)';

export const useIsPhone = (): boolean => useMedia(PHONE);
export const useIsWide = (): boolean => useMedia(WIDE);

export const isPhone = () => matchMedia(PHONE).matches;

function useMedia(media: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(media).matches);
}
