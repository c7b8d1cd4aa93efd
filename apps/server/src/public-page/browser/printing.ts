import { printFromTop } from '@alecrim/document/print-from-top';

/** On a phone, where few print, the button stands at the foot of the page and the first screen is left to the food. */
function placeActions(plan: Element): void {
  const actions = plan.querySelector('.page-actions');
  const title = actions?.parentElement;
  const foot = document.querySelector('.page-foot');
  if (!actions || !title || !foot) return;
  const wide = matchMedia('(min-width: 48em)');
  const place = () => (wide.matches ? title : foot).prepend(actions);
  place();
  wide.addEventListener('change', place);
}

export function preparePrinting(plan: Element): void {
  placeActions(plan);
  const title = document.title;
  let folded: HTMLDetailsElement[] = [];
  document.getElementById('imprimir')?.addEventListener('click', () => print());
  document.getElementById('economizar')?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.checked) plan.setAttribute('data-ink', 'saving');
    else plan.removeAttribute('data-ink');
  });
  addEventListener('load', () => {
    // Nothing waits for them any more, and no sheet may come out without the logo.
    for (const image of document.images) image.loading = 'eager';
  });
  addEventListener('beforeprint', () => {
    // The title becomes the name of the saved PDF.
    document.title = plan.querySelector('h1')?.textContent || title;
    folded = [...plan.querySelectorAll('details')].filter((option) => !option.open);
    for (const option of folded) option.open = true;
  });
  addEventListener('afterprint', () => {
    document.title = title;
    for (const option of folded) option.open = false;
  });
  // After the listeners above: where the page stood is known once its options are folded again.
  printFromTop(window);
}
