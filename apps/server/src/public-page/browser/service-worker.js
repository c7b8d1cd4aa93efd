// Keeps the patient's page readable without a connection. It lives below /VerCardapio, so that nothing of the
// signed-in app ever passes through it, and it keeps plans and their pictures only. The server puts OFFLINE_PAGE before it.

const PLANS = 'alecrim-planos-1';
const PICTURES = 'alecrim-imagens-1';
const KEPT = 10;
// On a bad connection the saved plan is shown after so many milliseconds; a newer one follows when it arrives.
const PATIENCE = 4_000;
// The server says that there is no such plan any more: nothing of it may stay.
const GONE = [403, 404, 410];

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && url.pathname === '/VerCardapio')
    event.respondWith(plan(event, keyOf(url)));
  else if (request.destination === 'image' && isPicture(url)) event.respondWith(picture(request));
});

/**
 * The page of a first visit, handed over by itself; the headers that protect it are asked for again. Or an open page
 * has heard that its plan has changed.
 */
self.addEventListener('message', (event) => {
  const { url, html, pictures, renew } = event.data;
  if (renew) return event.waitUntil(fetch(renew).then((answer) => settle(keyOf(new URL(renew)), answer)));
  event.waitUntil(
    (async () => {
      const answer = await fetch(url, { method: 'HEAD' });
      if (answer.status !== 200) return;
      await keep(keyOf(new URL(url)), answer, html);
      await Promise.allSettled(pictures.map((src) => picture(new Request(src))));
    })(),
  );
});

/** The server's answer when there is one in time, else what was saved. */
async function plan(event, key) {
  const saved = await (await caches.open(PLANS)).match(key);
  const answer = fetch(event.request);
  const kept = answer.then((response) => settle(key, response.clone()));
  event.waitUntil(kept.catch(() => {}));
  if (!saved) return answer.catch(nothingSaved);
  const inTime = await Promise.race([answer.catch(() => undefined), after(PATIENCE)]);
  if (inTime && (inTime.ok || GONE.includes(inTime.status))) return inTime;
  const isOther = (version) => version !== undefined && version !== versionOf(saved);
  event.waitUntil(
    kept.then(
      (version) => isOther(version) && tell(event),
      () => {},
    ),
  );
  return asSaved(saved);
}

/** Stores or forgets the plan, as the answer says; gives its version, '' for none, undefined when it says nothing. */
async function settle(key, response) {
  if (GONE.includes(response.status)) {
    await forget(key);
    return '';
  }
  if (!response.ok) return undefined;
  await keep(key, response, await response.text());
  return versionOf(response);
}

async function keep(key, { headers: given }, text) {
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

async function forget(key) {
  const cache = await caches.open(PLANS);
  await cache.delete(key);
  if ((await cache.keys()).length === 0) await Promise.all([caches.delete(PLANS), caches.delete(PICTURES)]);
}

/** Pictures are named by their content, so that a saved one is never out of date. */
async function picture(request) {
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

async function trim(cache) {
  const names = await cache.keys();
  await Promise.all(names.slice(0, -KEPT).map((name) => cache.delete(name)));
}

async function asSaved(saved) {
  const { headers } = saved;
  const moment = new Date(headers.get('x-saved-at'));
  const words = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' }).format(moment);
  const notice = `<p id="versao-salva">Sem conexão: versão salva em ${words}.</p>`;
  const text = await saved.text();
  return new Response(text.replace(/<p id="versao-salva"[^>]*><\/p>/, notice), { headers });
}

function nothingSaved() {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' };
  return new Response(OFFLINE_PAGE, { status: 503, headers });
}

async function tell(event) {
  const client = await self.clients.get(event.resultingClientId);
  client?.postMessage('mudou');
}

const keyOf = (url) => `/VerCardapio?token=${encodeURIComponent(url.searchParams.get('token') ?? '')}`;
const isPicture = (url) => /^\/api\/apps\/[\w-]+\/files\/[\w-]+\.webp$/.test(url.pathname);
const versionOf = ({ headers }) => headers.get('etag');
const after = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
