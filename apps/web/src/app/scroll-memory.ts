import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { POSITIONS } from '../lib/storage-keys.ts';

// Also over a reload, which keeps the entries of the history.
const remembered = keptPositions();
// Lists load after the page, so this waits for a limited time until the page is long enough.
const SEARCH_FOR = 3_000;

/** A new page starts at its top; going back restores the scroll position. */
export function useScrollMemory() {
  const { key, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';

  // Scrolling belongs to the window, outside React. Before the paint: the next page's first scroll is not this page's.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => remembered.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keepPositions);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keepPositions);
    };
  }, [key]);

  useLayoutEffect(() => {
    if (hash) return;
    if (isBack) return returnTo(remembered.get(key) ?? 0);
    window.scrollTo(0, 0);
  }, [key, isBack, hash]);
}

function keptPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(POSITIONS) ?? '[]'));
  } catch {
    return new Map();
  }
}

const MOST_KEPT = 50;

function keepPositions(): void {
  try {
    sessionStorage.setItem(POSITIONS, JSON.stringify([...remembered].slice(-MOST_KEPT)));
  } catch {
    // Without storage a reload starts at the top.
  }
}

function returnTo(place: number): () => void {
  window.scrollTo(0, place);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (window.scrollY >= place) stop();
  });
  const timer = setTimeout(stop, SEARCH_FOR);
  observer.observe(document.body);
  // Scrolling by hand ends the search for the old position.
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  return stop;
}
