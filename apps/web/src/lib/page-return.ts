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

/** For a screen that waits for its script: the browser cancelled the request without an event. */
export function useReloadOnReturn() {
  // The page comes from the browser's memory, outside React.
  useEffect(() => onReturn(() => location.reload()), []);
}

/** For a failed page without unsaved text: it is loaded again once when the browser restores it. */
export function useReloadAfterReturn() {
  // The browser may report the failure before or after it restores the page.
  useEffect(() => {
    const reload = () => location.reload();
    if (!hasReturned) return onReturn(reload);
    reload();
  }, []);
}
