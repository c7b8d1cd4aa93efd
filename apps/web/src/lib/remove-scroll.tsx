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

function lockPage() {
  const { body, documentElement } = document;
  locks += 1;
  if (locks === 1) {
    const scrollbar = window.innerWidth - documentElement.clientWidth;
    body.style.overflow = 'hidden';
    // Without this the page jumps sideways by the width of its scrollbar.
    body.style.paddingRight = scrollbar > 0 ? `${scrollbar}px` : '';
  }
  return function unlockPage() {
    locks -= 1;
    if (locks === 0) {
      body.style.overflow = '';
      body.style.paddingRight = '';
    }
  };
}
