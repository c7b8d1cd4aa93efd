// A patient's link begins at "/" (P47), outside the scope of the plans' service worker. Offline, or when the server is slow,
// this worker redirects the reader to the saved plan. It handles no other request and stores nothing.

import { after, SERVER_TIMEOUT } from '../worker-contract.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', () => worker.skipWaiting());

const NAMES_PLAN = '^#.VerCardapio[?]';

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, hash } = new URL(request.url);
  if (request.mode !== 'navigate' || pathname !== '/') return;
  const answer = fetch(request).catch(onward);
  // A browser that hides the fragment from the worker, and the app itself, wait for the server.
  const isPlan = new RegExp(NAMES_PLAN, 'i').test(hash);
  event.respondWith(isPlan ? Promise.race([answer, after(SERVER_TIMEOUT).then(onward)]) : answer);
});

function onward(): Response {
  const page =
    '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta http-equiv="refresh" content="5">' +
    '<title>Sem conexão · Alecrim</title><body style="padding:30vh 1em;text-align:center;font:1.1em sans-serif">' +
    '<h1>Sem conexão</h1><p>A página abre assim que a conexão voltar.</p>' +
    `<script>if (/${NAMES_PLAN}/i.test(location.hash)) location.replace("/VerCardapio" + location.hash.slice(13))</script>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' };
  return new Response(page, { status: 503, headers });
}
