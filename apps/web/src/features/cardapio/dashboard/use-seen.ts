import { useEffect, useRef } from 'react';

// Before the end is on the screen, so that nobody has to wait for it.
const AHEAD = '600px';

/** Calls back when the element comes near the screen. */
export function useSeen<E extends Element>(onSeen: () => void) {
  const element = useRef<E>(null);
  const latest = useRef(onSeen);
  latest.current = onSeen;
  // What is on the screen is the browser's to say. Watched anew after every change, since the list has grown.
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: AHEAD,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}
