import { type RefObject, useRef } from 'react';

export interface OpenerProps {
  /** Gets the focus instead of the opener: the button of a closed menu, or the list of a deleted card. */
  opener?: RefObject<HTMLElement | null>;
  /** Gets the focus when the opener is gone; by default the page. */
  home?: RefObject<HTMLElement | null>;
}

/**
 * After a dialog the focus returns to the element that had it. Dialogs do this by themselves only for their own
 * trigger, and most dialogs here have none.
 */
export function useOpener({ opener, home }: OpenerProps) {
  const before = useRef<Element | null>(null);
  return {
    /** Before the dialog takes the focus. */
    remember() {
      before.current = document.activeElement;
    },
    /** Returns whether an element got the focus. */
    giveBack(): boolean {
      const place = opener?.current ?? before.current;
      const wasSomewhere = place instanceof HTMLElement && place !== document.body;
      if (wasSomewhere && place.isConnected) {
        place.focus({ preventScroll: true });
        return true;
      }
      const nearest = home?.current ?? (wasSomewhere ? document.querySelector('main') : null);
      // Unless another element has the focus by now.
      if (document.activeElement === document.body) nearest?.focus({ preventScroll: true });
      return nearest !== null;
    },
  };
}
