// Makes the patient's page and its shopping list readable offline. Its scope is /VerCardapio, so no request of the
// signed-in app passes through it. It stores only plans with their lists, measures and PDF files, their pictures, and the
// panel of a reader.

import {
  after,
  isGoneStatus,
  LIST_PATH,
  MEASURES_PATH,
  PDF_PATH,
  PICTURES,
  PLAN_PATH,
  PLANS,
  READER,
  READING_SCRIPT,
  READING_STYLE,
  SERVER_TIMEOUT,
  type ToPage,
  type ToWorker,
} from '../worker-contract.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;
/** The page that says "Sem conexão". The server writes it before this script. */
declare const OFFLINE_PAGE: string;

// Ten plans with their lists, measures and PDF files, and as many pictures.
const MAX_ENTRIES = 40;

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && (url.pathname === PLAN_PATH || url.pathname === LIST_PATH))
    event.respondWith(page(event, keyOf(url)));
  else if (request.destination === 'image' && isPicture(url)) event.respondWith(picture(request));
  else if (url.pathname === MEASURES_PATH || url.pathname === PDF_PATH) event.respondWith(planFile(url));
  else if (url.pathname === READING_SCRIPT || url.pathname === READING_STYLE)
    event.respondWith(newestOf(READER, url.pathname));
});

worker.addEventListener('message', (event) => event.waitUntil(handleMessage(event.data as ToWorker)));

/** The page of a first visit comes with the message; only its headers are requested. */
async function handleMessage(told: ToWorker): Promise<void> {
  if ('file' in told) return storeFile(new URL(told.file, location.origin));
  const url = 'renew' in told ? told.renew : told.url;
  const key = keyOf(new URL(url));
  if ('renew' in told) {
    await applyAnswer(key, await fetch(url));
    return storeList(key);
  }
  const answer = await fetch(url, { method: 'HEAD' });
  if (answer.status !== 200) return;
  await storePage(key, answer, told.html);
  await storeList(key);
  await Promise.allSettled(told.pictures.map((src) => picture(new Request(src))));
}

/** The server's answer if it comes in time, else the saved page. */
async function page(event: FetchEvent, key: string): Promise<Response> {
  const saved = await (await caches.open(PLANS)).match(key);
  const answer = fetch(event.request);
  const stored = answer.then((response) => applyAnswer(key, response.clone()));
  event.waitUntil(stored.then(() => storeList(key)).catch(() => {}));
  if (!saved) return answer.catch(offlineAnswer);
  const inTime = await Promise.race([answer.catch(() => undefined), after(SERVER_TIMEOUT)]);
  if (inTime && (inTime.ok || isGoneStatus(inTime.status))) return inTime;
  const isOther = (version: string | null | undefined) => version !== undefined && version !== etagOf(saved);
  event.waitUntil(
    stored.then(
      (version) => (isOther(version) ? announceChange(event) : undefined),
      () => {},
    ),
  );
  return savedPage(saved);
}

/** Stores or deletes the plan by the status of the answer. Returns its version, '' when deleted, undefined on errors. */
async function applyAnswer(key: string, response: Response): Promise<string | null | undefined> {
  if (isGoneStatus(response.status)) {
    await deletePlan(key);
    // Either only the list is hidden or the plan is gone too: the plan's own answer decides.
    const plan = planOf(key);
    if (plan !== key) await applyAnswer(plan, await fetch(plan));
    return '';
  }
  if (!response.ok) return undefined;
  await storePage(key, response, await response.text());
  return etagOf(response);
}

async function storePage(key: string, { headers: given }: Response, text: string): Promise<void> {
  const cache = await caches.open(PLANS);
  const saved = await cache.match(key);
  // Files of an older version say another diet than the page.
  if (saved && key === planOf(key) && etagOf(saved) !== given.get('etag')) await deleteFiles(cache, key);
  const headers = new Headers(given);
  // The text is stored uncompressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('x-saved-at', new Date().toISOString());
  // Deleted first, so that the oldest entry is the first.
  await cache.delete(key);
  await cache.put(key, new Response(text, { headers }));
  await trim(cache);
}

/** Stores the list with its plan: in a shop there may be no connection. */
async function storeList(key: string): Promise<void> {
  const list = listOf(key);
  const [plan, saved] = await Promise.all(
    [key, list].map((name) => caches.match(name, { cacheName: PLANS })),
  );
  if (list === key || !plan) return;
  // A plan has a list only if its page links to it.
  if (!(await plan.text()).includes(LIST_PATH)) return void (await (await caches.open(PLANS)).delete(list));
  const headers = { 'if-none-match': (saved && etagOf(saved)) ?? '' };
  await applyAnswer(list, await fetch(list, { headers }));
}

/** The server's answer, else the saved one. What a link gives besides its pages is gone when the link is. */
async function planFile(url: URL): Promise<Response> {
  const response = await newestOf(PLANS, url.pathname + url.search);
  if (isGoneStatus(response.status)) await applyAnswer(planKeyOf(url), response);
  return response;
}

/** Nothing is loaded again while the page has the version that the file was made of: `storePage` deletes it with that. */
async function storeFile(url: URL): Promise<void> {
  // Pages of an earlier release send the file of the list, whose answer says nothing of the plan.
  if (url.pathname !== PDF_PATH) return;
  if (!(await caches.match(url.pathname + url.search, { cacheName: PLANS }))) await planFile(url);
}

async function newestOf(cacheName: string, name: string): Promise<Response> {
  const saved = await caches.match(name, { cacheName });
  try {
    const response = await fetch(name, { headers: { 'if-none-match': (saved && etagOf(saved)) ?? '' } });
    if (saved && (response.status === 304 || response.status >= 500)) return saved;
    if (response.ok) {
      const cache = await caches.open(cacheName);
      await cache.put(name, response.clone());
      await trim(cache);
    }
    return response;
  } catch {
    return saved ?? offlineAnswer();
  }
}

async function deletePlan(key: string): Promise<void> {
  const cache = await caches.open(PLANS);
  await Promise.all([key, listOf(key)].map((name) => cache.delete(name)));
  if (key === planOf(key)) await deleteFiles(cache, key);
  if ((await cache.keys()).length === 0)
    await Promise.all([PLANS, PICTURES, READER].map((name) => caches.delete(name)));
}

async function deleteFiles(cache: Cache, plan: string): Promise<void> {
  const files = (await cache.keys()).filter((request) => {
    const url = new URL(request.url);
    return url.pathname !== PLAN_PATH && url.pathname !== LIST_PATH && planKeyOf(url) === plan;
  });
  await Promise.all(files.map((file) => cache.delete(file)));
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
  await Promise.all(names.slice(0, -MAX_ENTRIES).map((name) => cache.delete(name)));
}

async function savedPage(saved: Response): Promise<Response> {
  const { headers } = saved;
  const moment = new Date(headers.get('x-saved-at') ?? '');
  const words = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' }).format(moment);
  const notice = `<p id="versao-salva" role="status">Sem conexão: versão salva em ${words}.</p>`;
  const text = await saved.text();
  return new Response(text.replace(/<p id="versao-salva"[^>]*><\/p>/, notice), { headers });
}

function offlineAnswer(): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' };
  return new Response(OFFLINE_PAGE, { status: 503, headers });
}

async function announceChange(event: FetchEvent): Promise<void> {
  const client = await worker.clients.get(event.resultingClientId);
  client?.postMessage('mudou' satisfies ToPage);
}

const keyOf = (url: URL) => (url.pathname === LIST_PATH ? listOf(planKeyOf(url)) : planKeyOf(url));
const planKeyOf = ({ searchParams }: URL) =>
  `${PLAN_PATH}?token=${encodeURIComponent(searchParams.get('token') ?? '')}`;
const planOf = (key: string) => key.replace(`${LIST_PATH}?`, `${PLAN_PATH}?`);
const listOf = (key: string) => key.replace(`${PLAN_PATH}?`, `${LIST_PATH}?`);
// The page of a closed link asks with a query, so that its pictures are not saved.
const isPicture = ({ pathname, search }: URL) =>
  search === '' && /^\/api\/apps\/[\w-]+\/files\/[\w-]+\.webp$/.test(pathname);
const etagOf = ({ headers }: Response) => headers.get('etag');
