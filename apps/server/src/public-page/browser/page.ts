import { groupChanges, type LineGroup } from '@alecrim/domain/pure';
import { showChanges } from './changes-panel.ts';
import { markMealOfThisHour } from './current-meal.ts';
import { forget, isSignedIn, memoryKey, recall, remember } from './memory.ts';
import { watchPlan } from './newer-plan.ts';
import { keepOffline, makeRoomFor, renewSaved, returnWhenOnline } from './offline.ts';
import { linesIn } from './plan-lines.ts';
import { preparePrinting } from './printing.ts';
import { LIST_PREFIX, SWAPS_PREFIX } from './storage-keys.ts';

const plan = document.querySelector('.doc');
const token = new URLSearchParams(location.search).get('token') ?? '';
const key = memoryKey(token);
const forgetPlan = () => [key, memoryKey(token, SWAPS_PREFIX), memoryKey(token, LIST_PREFIX)].forEach(forget);
// Taken before anything on the page is touched; a worker that is already there has seen it by itself.
const html = navigator.serviceWorker?.controller
  ? ''
  : `<!doctype html>${document.documentElement.outerHTML}`;

if (plan) openPlan(plan);
else if (document.body.dataset.state === 'gone') forgetPlan();

function openPlan(plan: Element): void {
  const isOwn = isSignedIn();
  const isKnown = recall(key) !== undefined;
  const notice = document.getElementById('versao-salva');
  const isSaved = notice !== null && !notice.hidden;
  if (isSaved) makeRoomFor(notice);
  markMealOfThisHour(plan, isKnown);
  if (!isOwn) tellChanges(plan);
  preparePrinting(plan);
  offerInstallation();
  if (isSaved) returnWhenOnline();
  else
    watchPlan((isGone) => {
      if (isGone) forgetPlan();
      if (!isOwn) renewSaved();
    });
  addEventListener('visibilitychange', () => document.hidden || markMealOfThisHour(plan, false));
  if (isOwn) return;
  addEventListener('load', () => {
    void keepOffline(html);
    if (!isSaved) countOpening();
  });
}

function tellChanges(plan: Element): void {
  const groups = linesIn(plan);
  const seen: LineGroup[] = groups.map(({ where, lines }) => ({ where, lines }));
  const before = recall(key) as LineGroup[] | undefined;
  const changes = Array.isArray(before) ? groupChanges(before, seen) : [];
  const markSeen = () => remember(key, seen);
  if (changes.length === 0) markSeen();
  else showChanges(changes, ({ group = -1, at = -1 }) => groups[group]?.elements[at], markSeen);
}

function offerInstallation(): void {
  const button = document.getElementById('instalar');
  if (!button) return;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    button.hidden = false;
    button.onclick = () => {
      button.hidden = true;
      (event as Event & { prompt?: () => void }).prompt?.();
    };
  });
}

function countOpening(): void {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ token });
  fetch('/VerCardapio/abertura', { method: 'POST', keepalive: true, headers, body }).catch(() => {});
}
