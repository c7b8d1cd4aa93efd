import type { ToPage, ToWorker } from './worker-messages.ts';

/**
 * Keeps this page readable without a connection. The first visit has no worker yet: it is handed the page as it
 * came, so that the phone need not ask for it twice.
 */
export async function keepOffline(html: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const isFirst = !serviceWorker.controller;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data === 'mudou') location.reload();
  });
  try {
    await serviceWorker.register('/VerCardapio/service-worker.js', { scope: '/VerCardapio' });
    const { active } = await serviceWorker.ready;
    const pictures = [...document.images].map(({ src }) => src);
    if (isFirst && active) tell(active, { url: location.href, html, pictures });
    await serviceWorker.register('/VerCardapio/link-worker.js', { scope: '/' });
  } catch {
    // Private windows have no workers; the page is as good without.
  }
}

/** The copy on this phone becomes the plan of now, or goes with it. */
export function renewSaved(): void {
  const worker = navigator.serviceWorker?.controller;
  if (worker) tell(worker, { renew: location.href });
}

const tell = (worker: ServiceWorker, message: ToWorker) => worker.postMessage(message);

const RETRY_EVERY = 10_000;

/** From the saved plan back to the living one, as soon as the server can really be reached again. */
export function returnWhenOnline(): void {
  const retry = async () => {
    try {
      const { status } = await fetch(location.href, { method: 'HEAD' });
      if (status < 500 && status !== 429) location.reload();
    } catch {
      // Still no connection.
    }
  };
  addEventListener('online', retry);
  setInterval(() => document.hidden || void retry(), RETRY_EVERY);
}

/** Says how much of the screen the notice takes at the top, so that the index and a meal that is jumped to stand below. */
export function makeRoomFor(notice: HTMLElement): void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--notice-height', `${notice.offsetHeight}px`);
  measure();
  new ResizeObserver(measure).observe(notice);
}
