import { useEffect } from 'react';

/** Scrolls to the top while the browser prints: Chromium moves a repeated footer by as much as the page is scrolled. */
export function usePrintFromTop(): void {
  useEffect(() => {
    let scrolled = 0;
    const before = () => {
      scrolled = window.scrollY;
      window.scrollTo({ top: 0, behavior: 'instant' });
    };
    const after = () => window.scrollTo({ top: scrolled, behavior: 'instant' });
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}
