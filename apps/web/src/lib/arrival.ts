import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type Passage, revealPassage, revealPlace } from './reveal-field.ts';

/** What a page shows first. It comes with the navigation, not with the address: an address that is sent on opens the page. */
export interface Arrival {
  /** Opened by the part of the page that knows it. */
  open?: 'targets' | 'patient' | 'link';
  /** The name of the field that gets the focus. */
  field?: string;
  /** Words of a line of the editor, which are selected. */
  passage?: Passage;
}

/** The state of a navigation to a page, for what it shows first. */
export const arrivalState = (arrival: Arrival) => ({ arrival });

function useArrival(): { arrival: Arrival | undefined; key: string } {
  const { state, key } = useLocation() as { state: { arrival?: Arrival } | null; key: string };
  return { arrival: state?.arrival, key };
}

/** Calls `show` where a navigation asks to open this. */
export function useOpenOnArrival(what: NonNullable<Arrival['open']>, show: () => void) {
  const { arrival, key } = useArrival();
  const isAsked = arrival?.open === what;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation, whatever `show` is by then.
  useEffect(() => {
    if (isAsked) show();
  }, [isAsked, key]);
}

// A page and its parts load after the navigation.
const WAIT_MS = 5_000;

/** Shows and focuses the field that a navigation names, as soon as it is on the page. */
export function useFieldOnArrival() {
  const { arrival, key } = useArrival();
  const { field, passage } = arrival ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation.
  useEffect(() => {
    if (!field) return;
    const isShown = () => (passage ? revealPassage(passage) : revealPlace(field, null));
    return untilTrue(isShown);
  }, [field, key]);
}

/** Tries now and after every change of the page, until it works, she does something else, or the time is over. */
function untilTrue(attempt: () => boolean): () => void {
  const observer = new MutationObserver(() => attempt() && stop());
  const timer = setTimeout(() => stop(), WAIT_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('pointerdown', stop);
    removeEventListener('keydown', stop);
  }
  addEventListener('pointerdown', stop);
  addEventListener('keydown', stop);
  observer.observe(document.body, { childList: true, subtree: true });
  // After the effects of this navigation, which open the parts of the page.
  queueMicrotask(() => attempt() && stop());
  return stop;
}
