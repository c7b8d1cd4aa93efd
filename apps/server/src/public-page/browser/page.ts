import { printFromTop } from '@alecrim/document/print-from-top';
import { type GroupChange, groupChanges, type LineGroup } from '@alecrim/domain/pure';
import { isNewKind, linesIn, showChanges } from './changes.ts';
import { markMealOfThisHour } from './meal-time.ts';
import { chooseFile, offerFile } from './plan-file.ts';
import { hasLargeLetters, offerReading } from './reading-entry.ts';
import { originalHtml, stayCurrent } from './stay-current.ts';
import { isSignedIn, readStored, removeStored, storageKey, store } from './storage.ts';
import { DAYS_PREFIX, LIST_PREFIX, MINUTE, OPENING_PATH, SWAPS_PREFIX } from './worker-contract.ts';

const plan = document.querySelector('.doc');
const token = new URLSearchParams(location.search).get('token') ?? '';
const key = storageKey(token);
const removePlan = () =>
  [key, ...[SWAPS_PREFIX, LIST_PREFIX, DAYS_PREFIX].map((prefix) => storageKey(token, prefix))].forEach(
    removeStored,
  );
const html = originalHtml();

if (document.body.dataset.state === 'gone') removePlan();
else if (plan) openPlan(plan);

function openPlan(plan: Element): void {
  const isOwn = isSignedIn();
  const isKnown = readStored(key) !== undefined;
  const isSaved = stayCurrent({ isOwn, html, forget: removePlan });
  offerReading();
  let mayGoThere = isKnown;
  const markMeal = () => {
    markMealOfThisHour(plan, mayGoThere);
    // Only the arrival goes to a meal: later the reader is somewhere on the page.
    mayGoThere = false;
  };
  // In a plan with days, the meals of other days are folded first.
  if (plan.querySelector('[data-days]')) addEventListener('dias', markMeal);
  else markMeal();
  if (!isOwn) tellChanges(plan);
  preparePrinting(plan);
  offerFile();
  offerInstallation();
  const renew = () => document.hidden || markMealOfThisHour(plan, false);
  addEventListener('visibilitychange', renew);
  setInterval(renew, MINUTE);
  if (!isOwn && !isSaved) addEventListener('load', countOpening);
}

function tellChanges(plan: Element): void {
  const groups = linesIn(plan);
  const seen: LineGroup[] = groups.map(({ where, lines }) => ({ where, lines }));
  const stored = readStored(key) as LineGroup[] | { seen: LineGroup[] } | undefined;
  const elementOf = ({ group = -1, at = -1 }: GroupChange) => groups[group]?.elements[at];
  // Earlier releases stored a list, without the days.
  const isEarlier = Array.isArray(stored);
  const changes = groupChanges((isEarlier ? stored : stored?.seen) ?? seen, seen).filter(
    (change) => !isEarlier || !isNewKind(elementOf(change)),
  );
  const markSeen = () => store(key, { seen });
  if (changes.length === 0) markSeen();
  else showChanges(changes, elementOf, markSeen);
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
  fetch(OPENING_PATH, { method: 'POST', keepalive: true, headers, body }).catch(() => {});
}

/** On a phone few people print, so the button is at the foot of the page. */
function placeActions(plan: Element): void {
  const actions = plan.querySelector('.page-actions');
  const title = actions?.parentElement;
  const foot = document.querySelector('.page-foot');
  if (!actions || !title || !foot) return;
  const wide = matchMedia('(min-width: 48em)');
  const place = () => (wide.matches ? title : foot).prepend(actions);
  place();
  wide.addEventListener('change', place);
}

function preparePrinting(plan: Element): void {
  placeActions(plan);
  const title = document.title;
  let folded: HTMLDetailsElement[] = [];
  document.getElementById('imprimir')?.addEventListener('click', () => print());
  const economical = document.getElementById('economizar') as HTMLInputElement | null;
  const large = document.getElementById('letra-grande') as HTMLInputElement | null;
  if (large) large.checked = hasLargeLetters();
  const choosePaper = () => {
    toggle(plan, 'data-ink', economical?.checked && 'saving');
    toggle(plan, 'data-letra', large?.checked && 'grande');
    chooseFile({ letra: large?.checked && 'grande', tinta: economical?.checked && 'pouca' });
  };
  for (const box of [economical, large]) box?.addEventListener('change', choosePaper);
  choosePaper();
  addEventListener('load', () => {
    // The page has loaded, so pictures delay nothing now, and the paper needs the logo.
    for (const image of document.images) image.loading = 'eager';
  });
  addEventListener('beforeprint', () => {
    // The title becomes the name of the saved PDF.
    document.title = plan.querySelector('h1')?.textContent || title;
    folded = [...plan.querySelectorAll('details')].filter((option) => !option.open);
    for (const option of folded) option.open = true;
  });
  addEventListener('afterprint', () => {
    document.title = title;
    for (const option of folded) option.open = false;
  });
  // After the listeners above: it restores the scroll position, which depends on the folded options.
  printFromTop(window);
}

function toggle(element: Element, name: string, value: string | false | undefined): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
