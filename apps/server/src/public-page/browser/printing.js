/** @param {Element} plan */
export function preparePrinting(plan) {
  const title = document.title;
  /** @type {HTMLDetailsElement[]} */
  let folded = [];
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
}
