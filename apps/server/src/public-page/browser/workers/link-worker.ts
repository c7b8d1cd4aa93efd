// A patient's link begins at "/" (P47), outside the scope of the plans' service worker. Offline, this worker redirects
// the reader to the saved plan. It handles no other request and stores nothing.

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || new URL(request.url).pathname !== '/') return;
  event.respondWith(fetch(request).catch(onward));
});

function onward(): Response {
  const page =
    '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta http-equiv="refresh" content="5">' +
    '<title>Sem conexão · Alecrim</title><body style="padding:30vh 1em;text-align:center;font:1.1em sans-serif">' +
    '<h1>Sem conexão</h1><p>A página abre assim que a conexão voltar.</p>' +
    '<script>if (/^#.VerCardapio[?]/i.test(location.hash)) location.replace("/VerCardapio" + location.hash.slice(13))</script>';
  const headers = { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' };
  return new Response(page, { status: 503, headers });
}
