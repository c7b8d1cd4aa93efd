/**
 * Scrolls to the top while the browser prints, until the returned function is called. Chromium moves a repeated footer
 * by as much as the page is scrolled, off the paper.
 */
export function printFromTop(page: Window): () => void {
  let scrolled = 0;
  const scrollTo = (top: number) => page.scrollTo({ top, behavior: 'instant' });
  const before = () => {
    scrolled = page.scrollY;
    scrollTo(0);
  };
  const after = () => scrollTo(scrolled);
  page.addEventListener('beforeprint', before);
  page.addEventListener('afterprint', after);
  return () => {
    page.removeEventListener('beforeprint', before);
    page.removeEventListener('afterprint', after);
  };
}
