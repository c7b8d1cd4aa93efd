import { type ComponentProps, useEffect } from 'react';

/**
 * Covers the page behind a dialog and locks its scroll position. Radix's own overlay locks the page with a <style> element,
 * which our Content-Security-Policy forbids.
 */
export function Overlay(props: ComponentProps<'div'>) {
  // The page's scroll position belongs to the document, outside React.
  useEffect(lockPage, []);
  // A plain colour, because blurring a page is slow on a cheap phone.
  return (
    <div {...props} className="pointer-events-auto fixed inset-0 z-50 bg-[#0a110d]/50 animate-in fade-in" />
  );
}

let locks = 0;

// Hides the scrollbar and keeps the width of the page, so that an overlay reaches the edge and nothing moves.
function lockPage() {
  locks += 1;
  const { body, documentElement: root } = document;
  if (locks === 1) {
    // Not clientWidth: it does not include the space that is reserved for a hidden scrollbar.
    const scrollbar = `${window.innerWidth - root.getBoundingClientRect().width}px`;
    root.style.scrollbarGutter = 'auto';
    root.style.setProperty('--scrollbar', scrollbar);
    body.style.paddingRight = scrollbar;
    body.style.overflow = 'hidden';
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    for (const name of ['scrollbar-gutter', '--scrollbar']) root.style.removeProperty(name);
    for (const name of ['padding-right', 'overflow']) body.style.removeProperty(name);
  };
}
