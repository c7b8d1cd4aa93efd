import { useEffect } from 'react';

let hasReturned = false;

/**
 * Browsers keep a page that is left, and show it again as it was when a person goes back to it. WebKit ends the
 * page's requests when it is left, so everything that was still loading has failed when the page is shown again.
 */
export function onReturn(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && listener();
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

export function watchReturn(): () => void {
  return onReturn(() => {
    hasReturned = true;
  });
}

/** For a screen that waits for its part of the app: the request was ended, and the page is not told. */
export function useReloadOnReturn() {
  // The page comes from the browser's memory, outside React.
  useEffect(() => onReturn(() => location.reload()), []);
}

/** For a failure that leaves nothing to lose: a page that a person has come back to is loaded anew, once. */
export function useReloadAfterReturn() {
  // The page comes from the browser's memory; the failure may be told before or after it is shown again.
  useEffect(() => {
    const reload = () => location.reload();
    if (!hasReturned) return onReturn(reload);
    reload();
  }, []);
}
