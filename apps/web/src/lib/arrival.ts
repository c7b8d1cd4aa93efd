import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Passage } from './reveal-field.ts';

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

/** Shows and focuses the field that a navigation names, as soon as it is on the page. */
export function useFieldOnArrival() {
  const { arrival, key } = useArrival();
  const { field, passage } = arrival ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation.
  useEffect(() => {
    if (!field) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    // On demand: every page has this hook, and few navigations name a field.
    void import('./reveal-when-shown.ts').then(({ revealWhenShown }) => {
      if (!isLeft) stop = revealWhenShown(field, passage);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [field, key]);
}
