import type { ReactNode } from 'react';
import { useEffect } from 'react';

/**
 * Stands in for the package of the same name that dialogs and menus import (see vite.config.ts): the original
 * locks the page with a <style> element, which our Content-Security-Policy forbids.
 */
export function RemoveScroll({ children }: { children: ReactNode }) {
  // The page's scroll position belongs to the document, outside React.
  useEffect(lockPage, []);
  return children;
}

let locks = 0;

// The root keeps the scrollbar's place free (styles.css), so hiding it moves nothing.
function lockPage() {
  locks += 1;
  document.body.style.overflow = 'hidden';
  return () => {
    locks -= 1;
    if (locks === 0) document.body.style.overflow = '';
  };
}
