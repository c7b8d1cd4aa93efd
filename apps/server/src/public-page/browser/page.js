import { showChanges } from './changes-panel.js';
import { markMealOfThisHour } from './current-meal.js';
import { forget, isSignedIn, memoryKey, recall, remember } from './memory.js';
import { watchPlan } from './newer-plan.js';
import { keepOffline, makeRoomFor, renewSaved, returnWhenOnline } from './offline.js';
import { changesBetween } from './plan-changes.js';
import { linesIn } from './plan-lines.js';
import { preparePrinting } from './printing.js';

const plan = document.querySelector('.doc');
const token = new URLSearchParams(location.search).get('token') ?? '';
const key = memoryKey(token);
// Taken before anything on the page is touched; a worker that is already there has seen it by itself.
const html = navigator.serviceWorker?.controller
  ? ''
  : `<!doctype html>${document.documentElement.outerHTML}`;

if (plan) openPlan(plan);
else if (document.body.dataset.state === 'gone') forget(key);

/** @param {Element} plan */
function openPlan(plan) {
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
      if (isGone) forget(key);
      if (!isOwn) renewSaved();
    });
  addEventListener('visibilitychange', () => document.hidden || markMealOfThisHour(plan, false));
  if (isOwn) return;
  addEventListener('load', () => {
    void keepOffline(html);
    if (!isSaved) countOpening();
  });
}

/** @param {Element} plan */
function tellChanges(plan) {
  const groups = linesIn(plan);
  const seen = groups.map(({ where, lines }) => ({ where, lines }));
  const before = /** @type {typeof seen | undefined} */ (recall(key));
  const changes = Array.isArray(before) ? changesBetween(before, seen) : [];
  if (changes.length === 0) return remember(key, seen);
  showChanges(
    changes,
    ({ at }) => at && groups[at[0]]?.elements[at[1]],
    () => remember(key, seen),
  );
}

function offerInstallation() {
  const button = document.getElementById('instalar');
  if (!button) return;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    button.hidden = false;
    button.onclick = () => {
      button.hidden = true;
      /** @type {Event & { prompt?: () => void }} */ (event).prompt?.();
    };
  });
}

function countOpening() {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ token });
  fetch('/VerCardapio/abertura', { method: 'POST', keepalive: true, headers, body }).catch(() => {});
}
