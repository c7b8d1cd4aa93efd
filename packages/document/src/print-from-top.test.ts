import { expect, test } from 'vitest';
import { printFromTop } from './print-from-top.ts';

/** A page that only scrolls. */
function aPage(scrollY: number) {
  const page = Object.assign(new EventTarget(), {
    scrollY,
    scrollTo({ top = 0 }: ScrollToOptions) {
      page.scrollY = top;
    },
  });
  return page as typeof page & Window;
}

test('a page is printed from its top and then scrolls back', () => {
  const page = aPage(700);
  printFromTop(page);
  page.dispatchEvent(new Event('beforeprint'));
  expect(page.scrollY).toBe(0);
  page.dispatchEvent(new Event('afterprint'));
  expect(page.scrollY).toBe(700);
});

test('after the listener is removed, printing does not scroll the page', () => {
  const page = aPage(700);
  printFromTop(page)();
  page.dispatchEvent(new Event('beforeprint'));
  expect(page.scrollY).toBe(700);
});
