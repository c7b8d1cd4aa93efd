import { useCallback, useRef, useSyncExternalStore } from 'react';

// Narrower screens get the drawer (P04).
const PHONE = '(max-width: 767px)';

// Room for a panel beside a form, with the sidebar open.
const WIDE = '(min-width: 1360px)';

export const useIsPhone = (): boolean => useMedia(PHONE);
export const useIsWide = (): boolean => useMedia(WIDE);

export const isPhone = () => matchMedia(PHONE).matches;

/** The screen's answer also while the page is printed: on a sheet of A4 a phone would take the layout of a desk, and scroll. */
function useMedia(media: string): boolean {
  const onScreen = useRef<boolean>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => {
    if (onScreen.current === undefined || !matchMedia('print').matches)
      onScreen.current = matchMedia(media).matches;
    return onScreen.current;
  });
}
