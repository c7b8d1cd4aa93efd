// Keeps the patient's page and its shopping list readable without a connection. It lives below /VerCardapio, so that
// nothing of the signed-in app ever passes through it, and it keeps plans, their lists and their pictures only.

import { isGoneStatus } from '../gone.ts';
import { PICTURES, PLANS } from '../storage-keys.ts';
import type { ToPage, ToWorker } from '../worker-messages.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;
/** The page that says "Sem conexão". The server writes it before this script. */
declare const OFFLINE_PAGE: string;

// Ten plans with their lists; as many pictures.
const KEPT = 20;
const PLAN = '/VerCardapio';
const LIST = '/VerCardapio/compras';
// On a bad connection the saved plan is shown after so many milliseconds; a newer one follows when it arrives.
const PATIENCE = 4_000;

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && (url.pathname === PLAN || url.pathname === LIST))
    event.respondWith(page(event, keyOf(url)));
  else if (request.destination === 'image' && isPicture(url)) event.respondWith(picture(request));
});

worker.addEventListener('message', (event) => event.waitUntil(keepTold(event.data as ToWorker)));

/** Of a first visit the page is at hand; only the headers that protect it are asked for again. */
async function keepTold(told: ToWorker): Promise<void> {
  const url = 'renew' in told ? told.renew : told.url;
  const key = keyOf(new URL(url));
  if ('renew' in told) {
    await settle(key, await fetch(url));
    return keepList(key);
  }
  const answer = await fetch(url, { method: 'HEAD' });
  if (answer.status !== 200) return;
  await keep(key, answer, told.html);
  await keepList(key);
  await Promise.allSettled(told.pictures.map((src) => picture(new Request(src))));
}

/** The server's answer when there is one in time, else what was saved. */
async function page(event: FetchEvent, key: string): Promise<Response> {
  const saved = await (await caches.open(PLANS)).match(key);
  const answer = fetch(event.request);
  const kept = answer.then((response) => settle(key, response.clone()));
  event.waitUntil(kept.then(() => keepList(key)).catch(() => {}));
  if (!saved) return answer.catch(nothingSaved);
  const inTime = await Promise.race([answer.catch(() => undefined), after(PATIENCE)]);
  if (inTime && (inTime.ok || isGoneStatus(inTime.status))) return inTime;
  const isOther = (version: string | null | undefined) =>
    version !== undefined && version !== versionOf(saved);
  event.waitUntil(
    kept.then(
      (version) => (isOther(version) ? tell(event) : undefined),
      () => {},
    ),
  );
  return asSaved(saved);
}

/** Stores or forgets the plan, as the answer says; gives its version, '' for none, undefined when it says nothing. */
async function settle(key: string, response: Response): Promise<string | null | undefined> {
  if (isGoneStatus(response.status)) {
    await forget(key);
    // A list may be hidden or its plan gone: the plan's own answer tells.
    const plan = planOf(key);
    if (plan !== key) await settle(plan, await fetch(plan));
    return '';
  }
  if (!response.ok) return undefined;
  await keep(key, response, await response.text());
  return versionOf(response);
}

async function keep(key: string, { headers: given }: Response, text: string): Promise<void> {
  const cache = await caches.open(PLANS);
  const headers = new Headers(given);
  // The text is kept as it is read, not as it travelled.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('x-saved-at', new Date().toISOString());
  // Put last, so that the oldest stands first.
  await cache.delete(key);
  await cache.put(key, new Response(text, { headers }));
  await trim(cache);
}

/** The list is kept with its plan: in a shop there may be no connection. */
async function keepList(key: string): Promise<void> {
  const list = listOf(key);
  const [plan, saved] = await Promise.all(
    [key, list].map((name) => caches.match(name, { cacheName: PLANS })),
  );
  if (list === key || !plan) return;
  // Only a page that leads to its list has one.
  if (!(await plan.text()).includes(LIST)) return void (await (await caches.open(PLANS)).delete(list));
  const headers = { 'if-none-match': (saved && versionOf(saved)) ?? '' };
  await settle(list, await fetch(list, { headers }));
}

async function forget(key: string): Promise<void> {
  const cache = await caches.open(PLANS);
  // The list goes with its plan.
  await Promise.all([key, listOf(key)].map((name) => cache.delete(name)));
  if ((await cache.keys()).length === 0) await Promise.all([caches.delete(PLANS), caches.delete(PICTURES)]);
}

/** Pictures are named by their content, so that a saved one is never out of date. */
async function picture(request: Request): Promise<Response> {
  const cache = await caches.open(PICTURES);
  const saved = await cache.match(request);
  if (saved) return saved;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await trim(cache);
  }
  return response;
}

async function trim(cache: Cache): Promise<void> {
  const names = await cache.keys();
  await Promise.all(names.slice(0, -KEPT).map((name) => cache.delete(name)));
}

async function asSaved(saved: Response): Promise<Response> {
  const { headers } = saved;
  const moment = new Date(headers.get('x-saved-at') ?? '');
  const words = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' }).format(moment);
  const notice = `<p id="versao-salva" role="status">Sem conexão: versão salva em ${words}.</p>`;
  const text = await saved.text();
  return new Response(text.replace(/<p id="versao-salva"[^>]*><\/p>/, notice), { headers });
}

function nothingSaved(): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' };
  return new Response(OFFLINE_PAGE, { status: 503, headers });
}

async function tell(event: FetchEvent): Promise<void> {
  const client = await worker.clients.get(event.resultingClientId);
  client?.postMessage('mudou' satisfies ToPage);
}

const keyOf = (url: URL) =>
  `${url.pathname === LIST ? LIST : PLAN}?token=${encodeURIComponent(url.searchParams.get('token') ?? '')}`;
const planOf = (key: string) => key.replace(`${LIST}?`, `${PLAN}?`);
const listOf = (key: string) => key.replace(`${PLAN}?`, `${LIST}?`);
const isPicture = (url: URL) => /^\/api\/apps\/[\w-]+\/files\/[\w-]+\.webp$/.test(url.pathname);
const versionOf = ({ headers }: Response) => headers.get('etag');
const after = (milliseconds: number) => new Promise<undefined>((done) => setTimeout(done, milliseconds));
