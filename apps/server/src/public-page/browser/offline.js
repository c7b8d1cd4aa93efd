/**
 * Keeps this page readable without a connection. The first visit has no worker yet: it is handed the page as it
 * came, so that the phone need not ask for it twice.
 * @param {string} html
 */
export async function keepOffline(html) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const isFirst = !serviceWorker.controller;
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'mudou') location.reload();
  });
  try {
    await serviceWorker.register('/VerCardapio/service-worker.js', { scope: '/VerCardapio' });
    const { active } = await serviceWorker.ready;
    const pictures = [...document.images].map(({ src }) => src);
    if (isFirst) active?.postMessage({ url: location.href, html, pictures });
  } catch {
    // Private windows have no workers; the page is as good without.
  }
}
