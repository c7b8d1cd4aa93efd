import { printFromTop } from '@alecrim/document/print-from-top';
import {
  choiceWords,
  type ShoppingChoice,
  type ShoppingNeeds,
  type ShoppingSection,
  shoppingLimits,
  shoppingList,
  shoppingQuery,
  shoppingText,
} from '@alecrim/domain/pure';
import { element } from './element.ts';
import { chooseFile, offerFile } from './plan-file.ts';
import { originalHtml, stayCurrent } from './stay-current.ts';
import { isSignedIn, readStored, removeStored, storageKey, store } from './storage.ts';
import { LIST_PREFIX } from './worker-contract.ts';

/** localStorage holds the choice and the ticked lines of a list, and the words of the meals and options of the choice. */
type StoredList = Partial<ShoppingChoice> & { meals?: string[]; ticked?: string[] };

const token = new URLSearchParams(location.search).get('token') ?? '';
const key = storageKey(token, LIST_PREFIX);
const html = originalHtml();
const form = document.querySelector('form');
const place = document.querySelector('.doc-list');
if (form && place) openList(form, place);

function openList(form: HTMLFormElement, place: Element): void {
  const needs: ShoppingNeeds = JSON.parse(form.dataset.needs ?? '');
  const isOwn = isSignedIn();
  const stored = (isOwn ? undefined : readStored(key)) as StoredList | undefined;
  let ticked = new Set(Array.isArray(stored?.ticked) ? stored.ticked : []);
  let choice = choiceIn(form, needs);

  const show = () => {
    choice = choiceIn(form, needs);
    showList(place, shoppingList(needs, choice));
    for (const box of place.querySelectorAll('input')) box.checked = ticked.has(box.value);
    for (const words of document.querySelectorAll('.doc-choice'))
      words.textContent = choiceWords(choice, needs);
    chooseFile(shoppingQuery(choice));
  };
  const save = () => {
    // Removes ticks of lines that are no longer in the plan. Lines of options that are not chosen keep theirs.
    const known = new Set([...needs.foods.map(({ name }) => name), ...writtenIn(needs)]);
    ticked = new Set([...ticked].filter((name) => known.has(name)));
    if (!isOwn) store(key, { ...choice, meals: mealWords(form), ticked: [...ticked] } satisfies StoredList);
  };

  if (stored) putChoice(form, stored);
  show();
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    show();
    save();
  });
  place.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.checked) ticked.add(target.value);
    else ticked.delete(target.value);
    save();
  });
  onPress('desmarcar', () => {
    ticked.clear();
    show();
    save();
    say('Tudo desmarcado.');
  });
  onPress('imprimir', () => print());
  printFromTop(window);
  offerFile();
  const text = () => shoppingText(shoppingList(needs, choice), choice, needs);
  onPress('copiar', () => void copy(text()));
  const share = document.getElementById('compartilhar');
  if (share && 'share' in navigator) share.hidden = false;
  onPress('compartilhar', () => {
    navigator.share({ title: 'Lista de compras', text: text() }).catch((error: unknown) => {
      // The reader may close the sheet, which is no failure.
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) say('Não foi possível compartilhar. Use Copiar.');
    });
  });
  stayCurrent({ isOwn, html, forget: () => removeStored(key) });
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

/** Reads the form. A number that is missing or too large becomes the nearest allowed one. */
function choiceIn(form: HTMLFormElement, { meals }: ShoppingNeeds): ShoppingChoice {
  const number = (name: keyof typeof shoppingLimits) => {
    const typed = Math.floor(Number(field(form, name)?.value));
    const least = name === 'training' ? 0 : 1;
    return Math.min(Math.max(typed || least, least), shoppingLimits[name]);
  };
  const options = meals.map((_, meal) => boxes(form, meal).flatMap((box, at) => (box.checked ? [at] : [])));
  const choice = { days: number('days'), people: number('people'), options };
  return field(form, 'training') ? { ...choice, training: number('training') } : choice;
}

/**
 * Puts a stored choice into the form. Options are stored by their place, so those of a meal that has changed since stay as
 * the server chose them.
 */
function putChoice(form: HTMLFormElement, stored: StoredList): void {
  const { days, people, training, options, meals } = stored;
  for (const [name, value] of Object.entries({ days, people, training })) {
    const box = field(form, name);
    if (box && typeof value === 'number') box.value = String(value);
  }
  if (!Array.isArray(options) || !Array.isArray(meals)) return;
  for (const [meal, words] of mealWords(form).entries()) {
    const chosen: unknown = options[meal];
    if (meals[meal] === words && Array.isArray(chosen))
      for (const [at, box] of boxes(form, meal).entries()) box.checked = chosen.includes(at);
  }
}

/** Each meal with its options in words, with their days. */
function mealWords(form: HTMLFormElement): string[] {
  return [...form.querySelectorAll('fieldset')].map((meal) =>
    [...meal.children].map(({ textContent }) => textContent).join('\n'),
  );
}

function field(form: HTMLFormElement, name: string) {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
}

function boxes(form: HTMLFormElement, meal: number) {
  return [...form.querySelectorAll<HTMLInputElement>(`input[name="${meal}"]`)];
}

/** Replaces the list with the same elements that the server renders. */
function showList(place: Element, list: readonly ShoppingSection[]): void {
  const sections = list.map(({ name, lines }) =>
    element(
      'section',
      { class: 'doc-section' },
      element('h2', {}, name),
      element('ul', {}, ...lines.map(line)),
    ),
  );
  const empty = element(
    'p',
    { class: 'doc-section doc-soft' },
    'Não há nada para comprar nas opções escolhidas.',
  );
  place.replaceChildren(...(sections.length > 0 ? sections : [empty]));
}

function line({ name, amount, remark }: ShoppingSection['lines'][number]): Element {
  const words = element('span', {}, name);
  if (amount) words.append(element('b', {}, amount));
  if (remark) words.append(element('small', {}, remark));
  const box = element('input', { type: 'checkbox', autocomplete: 'off', value: name });
  return element('li', {}, element('label', {}, box, words));
}
