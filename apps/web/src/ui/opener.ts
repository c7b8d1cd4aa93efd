import { type RefObject, useRef } from 'react';

export interface OpenerProps {
  /** Where the focus goes instead of back: the button of a menu that is gone, a list whose card was deleted. */
  opener?: RefObject<HTMLElement | null>;
  /** Where it goes when what opened the dialog is gone; the page, where nothing is said. */
  home?: RefObject<HTMLElement | null>;
}

/**
 * After a dialog the focus goes back to what had it before. Dialogs do so by themselves only for a trigger of their
 * own; most here are opened otherwise.
 */
export function useOpener({ opener, home }: OpenerProps) {
  const before = useRef<Element | null>(null);
  return {
    /** Before the dialog takes the focus. */
    remember() {
      before.current = document.activeElement;
    },
    /** Whether the focus found its place. */
    giveBack(): boolean {
      const place = opener?.current ?? before.current;
      const wasSomewhere = place instanceof HTMLElement && place !== document.body;
      if (wasSomewhere && place.isConnected) {
        place.focus({ preventScroll: true });
        return true;
      }
      const nearest = home?.current ?? (wasSomewhere ? document.querySelector('main') : null);
      // Unless something else has taken it by now.
      if (document.activeElement === document.body) nearest?.focus({ preventScroll: true });
      return nearest !== null;
    },
  };
}
