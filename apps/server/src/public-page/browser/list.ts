import {
  choiceWords,
  type ShoppingChoice,
  type ShoppingNeeds,
  shoppingList,
  shoppingText,
} from '@alecrim/domain/pure';
import { choiceIn, putChoice } from './list-choice.ts';
import { showList, ticks } from './list-lines.ts';
import { forget, isSignedIn, memoryKey, recall, remember } from './memory.ts';
import { watchPlan } from './newer-plan.ts';
import { keepOffline, makeRoomFor, renewSaved, returnWhenOnline } from './offline.ts';
import { LIST_PREFIX } from './storage-keys.ts';

/** The phone remembers the choice and the ticked lines of a list. */
type Kept = Partial<ShoppingChoice> & { ticked?: string[] };

const token = new URLSearchParams(location.search).get('token') ?? '';
const key = memoryKey(token, LIST_PREFIX);
// Taken before anything on the page is touched, as the worker has to keep it.
const html = navigator.serviceWorker?.controller
  ? ''
  : `<!doctype html>${document.documentElement.outerHTML}`;
const form = document.querySelector('form');
const place = document.querySelector('.doc-list');
if (form && place) openList(form, place);

function openList(form: HTMLFormElement, place: Element): void {
  const needs: ShoppingNeeds = JSON.parse(form.dataset.needs ?? '');
  const isOwn = isSignedIn();
  const kept = (isOwn ? undefined : recall(key)) as Kept | undefined;
  let ticked = new Set(Array.isArray(kept?.ticked) ? kept.ticked : []);
  let choice = choiceIn(form, needs);

  const show = () => {
    choice = choiceIn(form, needs);
    showList(place, shoppingList(needs, choice));
    for (const box of ticks(place)) box.checked = ticked.has(box.value);
    for (const words of document.querySelectorAll('.doc-choice')) words.textContent = choiceWords(choice);
  };
  const keep = () => {
    // A tick is forgotten when its line has left the plan. Lines of options that are not chosen keep theirs.
    const known = new Set([...needs.foods.map(({ name }) => name), ...writtenIn(needs)]);
    ticked = new Set([...ticked].filter((name) => known.has(name)));
    if (!isOwn) remember(key, { ...choice, ticked: [...ticked] } satisfies Kept);
  };

  if (kept) putChoice(form, kept);
  show();
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    show();
    keep();
  });
  place.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.checked) ticked.add(target.value);
    else ticked.delete(target.value);
    keep();
  });
  onPress('desmarcar', () => {
    ticked.clear();
    show();
    keep();
    say('Tudo desmarcado.');
  });
  onPress('imprimir', () => print());
  const text = () => shoppingText(shoppingList(needs, choice), choice);
  onPress('copiar', () => void copy(text()));
  const share = document.getElementById('compartilhar');
  if (share && 'share' in navigator) share.hidden = false;
  onPress('compartilhar', () => {
    // The reader may close the sheet, which is no failure.
    navigator.share({ title: 'Lista de compras', text: text() }).catch(() => {});
  });
  stayCurrent(isOwn);
}

const writtenIn = ({ meals }: ShoppingNeeds) =>
  meals.flat().flatMap(({ written }) => written.map(([text]) => text));

function onPress(id: string, act: () => void): void {
  document.getElementById(id)?.addEventListener('click', act);
}

function say(words: string): void {
  const place = document.getElementById('aviso');
  if (place) place.textContent = words;
}

async function copy(text: string): Promise<void> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  say(isCopied ? 'Lista copiada.' : 'Não foi possível copiar. Use Compartilhar ou Imprimir.');
}

/** As the plan itself: readable without a connection, and aware of a newer version. */
function stayCurrent(isOwn: boolean): void {
  const notice = document.getElementById('versao-salva');
  const isSaved = notice !== null && !notice.hidden;
  if (isSaved) {
    makeRoomFor(notice);
    returnWhenOnline();
  } else
    watchPlan((isGone) => {
      if (isGone) forget(key);
      if (!isOwn) renewSaved();
    });
  if (!isOwn) addEventListener('load', () => void keepOffline(html));
}
