import { startTransition, useEffect, useRef, useState } from 'react';

// Drawn before it is reached, and kept longer than that: a small movement back and forth draws nothing.
const NEAR = '1200px 0px';
const FAR = '3600px 0px';

type Callback = (entry: IntersectionObserverEntry) => void;

/** One observer for all elements: hundreds of them would each cost a part of every frame. */
function sharedObserver(rootMargin: string) {
  const callbacks = new WeakMap<Element, Callback>();
  let observer: IntersectionObserver | undefined;
  return (element: Element, callback: Callback) => {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const entry of entries) callbacks.get(entry.target)?.(entry);
      },
      { rootMargin },
    );
    callbacks.set(element, callback);
    observer.observe(element);
    return () => {
      callbacks.delete(element);
      observer?.unobserve(element);
    };
  };
}

const observeNear = sharedObserver(NEAR);
const observeFar = sharedObserver(FAR);

/**
 * Whether an element is near the screen. `farHeight` is null while it is; else its last height, or 0 if it was never near.
 * An element that has the focus stays near.
 */
export function useNearScreen<E extends HTMLElement>(isNearAtFirst: boolean) {
  const ref = useRef<E>(null);
  const [farHeight, setFarHeight] = useState<number | null>(() =>
    isNearAtFirst || typeof IntersectionObserver === 'undefined' ? null : 0,
  );

  // The scroll position belongs to the window, outside React.
  useEffect(() => {
    const element = ref.current;
    // Without the observer every element counts as near.
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const ends = [
      observeNear(element, ({ isIntersecting }) => {
        if (isIntersecting) startTransition(() => setFarHeight(null));
      }),
      observeFar(element, ({ isIntersecting, boundingClientRect: { height } }) => {
        if (isIntersecting || element.contains(document.activeElement)) return;
        startTransition(() => setFarHeight((before) => (before === null ? height : before)));
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return { ref, farHeight };
}
