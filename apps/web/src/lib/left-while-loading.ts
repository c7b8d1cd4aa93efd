const left = new WeakSet<object>();

/**
 * Chromium and WebKit end the request of a page's script when the person goes back before it has come, and from then on
 * refuse that script until the app is loaded again. The failure was not seen, because another page was open.
 */
export function noteFailedPage(error: object, openedAt: string) {
  const note = () => {
    if (location.href !== openedAt) left.add(error);
  };
  note();
  // The request may end before the address changes.
  window.addEventListener('popstate', note, { once: true });
}

export const wasLeftWhileLoading = (error: object) => left.has(error);
