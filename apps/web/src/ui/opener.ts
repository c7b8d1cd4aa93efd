import { type RefObject, useRef } from 'react';

/**
 * After a dialog the focus goes back to what had it before. Dialogs do so by themselves only for a trigger of their
 * own; most here are opened otherwise. A menu is gone by then, so its button is named.
 */
export function useOpener(named?: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  return {
    /** Before the dialog takes the focus. */
    remember() {
      before.current = document.activeElement;
    },
    /** Whether the focus found its place. */
    giveBack(): boolean {
      const opener = named?.current ?? before.current;
      if (!(opener instanceof HTMLElement) || opener === document.body) return false;
      // What was deleted took its buttons along; the page is the nearest place, unless another has the focus by now.
      const place = opener.isConnected ? opener : document.querySelector('main');
      if (place === opener || document.activeElement === document.body) place?.focus({ preventScroll: true });
      return true;
    },
  };
}
