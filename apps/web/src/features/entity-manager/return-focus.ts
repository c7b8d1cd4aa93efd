import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * After a dialog the focus goes back to what opened it; where that is gone or forgotten, to `home`. Dialogs give
 * it back by themselves only to a trigger of their own, and one dialog here serves every card.
 */
export function useReturnFocus(isOpen: boolean, home: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);

  // The focus belongs to the document; before the dialog takes it, the opener still has it.
  useLayoutEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    return () => {
      // Only in the next turn has the closed dialog let go of it.
      setTimeout(() => {
        const before = opener.current;
        const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
        (isThere ? before : home.current)?.focus({ preventScroll: true });
      });
    };
  }, [isOpen, home]);

  return {
    /** For an opener that is about to go. */
    forgetOpener() {
      opener.current = null;
    },
  };
}
