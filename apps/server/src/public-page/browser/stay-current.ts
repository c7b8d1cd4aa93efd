import { element } from './element.ts';
import {
  isGoneStatus,
  LINK_WORKER_PATH,
  PDF_PATH,
  PLAN_PATH,
  SERVICE_WORKER_PATH,
  type ToPage,
  type ToWorker,
} from './worker-contract.ts';

interface OpenPage {
  /** A signed-in nutritionist looks at her own plan: nothing is stored. */
  isOwn: boolean;
  /** From `originalHtml()`. */
  html: string;
  /** Removes what this phone has stored of the plan. */
  forget(): void;
}

/** Keeps an open plan or list up to date, and readable offline. Returns whether this is a saved copy. */
export function stayCurrent({ isOwn, html, forget }: OpenPage): boolean {
  const notice = document.getElementById('versao-salva');
  const isSaved = notice !== null && !notice.hidden;
  if (isSaved) {
    makeRoomFor(notice);
    returnWhenOnline();
  } else
    watchPlan((isPlanGone) => {
      if (isPlanGone) forget();
      if (!isOwn) renewSaved();
    });
  if (!isOwn) addEventListener('load', () => void keepOffline(html));
  return isSaved;
}

/** Call it before the page is changed. A service worker that is already active has seen the page itself. */
export const originalHtml = (): string =>
  navigator.serviceWorker?.controller ? '' : `<!doctype html>${document.documentElement.outerHTML}`;

const EVERY = 5 * 60_000;
// Some readers switch between two windows many times a minute.
const GAP = 30_000;
const PLAN_GONE = 'Este cardápio não está mais disponível.';
const LIST_GONE = 'A lista de compras não está mais disponível.';

/**
 * Asks the server for a newer version when the reader returns to the page, and every few minutes while it is visible.
 * The page stays as it is until the reader chooses the new one.
 */
function watchPlan(onChange: (isPlanGone: boolean) => void): void {
  let version = `"${document.body.dataset.version}"`;
  let askedAt = 0;
  let isGone = false;
  const ask = async () => {
    if (document.hidden || isGone || Date.now() - askedAt < GAP) return;
    askedAt = Date.now();
    try {
      const { status, headers } = await fetch(location.href, {
        method: 'HEAD',
        headers: { 'if-none-match': version },
      });
      const isPageGone = isGoneStatus(status);
      if (!isPageGone && status !== 200) return;
      const isPlanGone = isPageGone && (await isPlanOfPageGone());
      isGone = isPageGone;
      version = headers.get('etag') ?? version;
      offer(isPlanGone ? PLAN_GONE : isGone ? LIST_GONE : 'Este cardápio foi atualizado.');
      onChange(isPlanGone);
    } catch {
      // Offline: the next try may succeed.
    }
  };
  addEventListener('visibilitychange', ask);
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
  setInterval(ask, EVERY);
}

/** The list alone may be hidden: the plan's own answer decides. */
async function isPlanOfPageGone(): Promise<boolean> {
  if (location.pathname === PLAN_PATH) return true;
  return isGoneStatus((await fetch(PLAN_PATH + location.search, { method: 'HEAD' })).status);
}

function offer(words: string): void {
  const place = document.getElementById('novidades');
  const button = element('button', { type: 'button', class: 'page-button' }, 'Ver agora');
  button.addEventListener('click', () => location.reload());
  const line = element('div', { class: 'page-newer' }, element('strong', {}, words), ' ', button);
  place?.querySelector('.page-newer')?.remove();
  place?.prepend(line);
}

/** Stores the page for reading offline. On the first visit the worker gets the HTML, so it need not be loaded twice. */
async function keepOffline(html: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const isFirst = !serviceWorker.controller;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data === 'mudou') location.reload();
  });
  try {
    await serviceWorker.register(SERVICE_WORKER_PATH, { scope: PLAN_PATH });
    const { active } = await serviceWorker.ready;
    const pictures = [...document.images].map(({ src }) => src);
    if (isFirst && active) tell(active, { url: location.href, html, pictures });
    if (active) saveFileWhenIdle(active);
    await serviceWorker.register(LINK_WORKER_PATH, { scope: '/' });
  } catch {
    // Private windows have no service workers. The page works without them.
  }
}

/** The plan's PDF of this version, to be there without a connection. Not for a reader who pays for every kilobyte. */
function saveFileWhenIdle(worker: ServiceWorker): void {
  const link = document.querySelector<HTMLAnchorElement>('#baixar-pdf');
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (link?.pathname !== PDF_PATH || connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? ''))
    return;
  setTimeout(() => tell(worker, { file: link.href }), FILE_AFTER);
}

/** Updates or deletes the saved copy, as the server says. */
function renewSaved(): void {
  const worker = navigator.serviceWorker?.controller;
  if (worker) tell(worker, { renew: location.href });
}

const tell = (worker: ServiceWorker, message: ToWorker) => worker.postMessage(message);

// A patient who only looks at the page for a moment does not load the file.
const FILE_AFTER = 15_000;
const RETRY_EVERY = 10_000;

/** Reloads the page as soon as the server answers again. */
function returnWhenOnline(): void {
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

/** Tells the style sheet the height of the notice at the top, so that it covers neither the index nor a meal. */
function makeRoomFor(notice: HTMLElement): void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--notice-height', `${notice.offsetHeight}px`);
  measure();
  new ResizeObserver(measure).observe(notice);
}
