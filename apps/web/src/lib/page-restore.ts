import { useEffect } from 'react';

let hasReturned = false;

/**
 * Browsers cache a page that is left (bfcache) and restore it when a person goes back. WebKit aborts the page's requests
 * when it is left, so everything that was still loading has failed in the restored page.
 */
export function onPageRestore(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

export function trackPageRestore(): () => void {
  return onPageRestore(() => {
    hasReturned = true;
  });
}

/** For a screen that waits for its script: the browser cancelled the request without an event. */
export function useReloadOnRestore() {
  // The browser restores the page, outside React.
  useEffect(() => onPageRestore(() => location.reload()), []);
}

/** For a failed page without unsaved text: reloads it once when the browser restores it. */
export function useReloadFailedPage() {
  // The browser may report the failure before or after it restores the page.
  useEffect(() => {
    const reload = () => location.reload();
    if (!hasReturned) return onPageRestore(reload);
    reload();
  }, []);
}
