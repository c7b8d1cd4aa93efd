import { THEME } from '@alecrim/domain/pure';
import { element } from '../element.ts';
import { store } from '../storage.ts';
import { READING } from '../worker-contract.ts';
import { drawMeasures } from './measures.ts';
import { readAloud } from './voice.ts';
import { ownVoice, whenVoicesChange } from './voices.ts';

const sizes = { Normal: '', Grande: '125', Maior: '150', Máxima: '200' };
const themes = { Automática: '', Clara: 'light', Escura: 'dark' };

let panel: HTMLElement | undefined;

/** Opens or closes the panel in which the reader chooses how to see and hear the plan. */
export function openPanel(plan: Element): void {
  panel ??= makePanel(plan);
  show(panel.hidden !== false);
}

function show(isOpen: boolean): void {
  const entry = document.getElementById('abrir-leitura');
  if (!panel || !entry) return;
  panel.hidden = !isOpen;
  entry.setAttribute('aria-expanded', String(isOpen));
  (isOpen ? panel : entry).focus({ preventScroll: true });
}

function makePanel(plan: Element): HTMLElement {
  const { tamanho = '', contraste, desenhos, theme = '' } = document.documentElement.dataset;
  const size = element('fieldset', {}, element('legend', {}, 'Tamanho da letra'));
  for (const [name, value] of Object.entries(sizes))
    size.append(field('radio', 'tamanho', name, value, value === tamanho));
  const select = element('select', { name: 'aparencia' });
  for (const [name, value] of Object.entries(themes))
    select.append(new Option(name, value, false, value === theme));
  const told = element('p', { role: 'status' });
  const listen = button('button', 'Ouvir o cardápio');
  const form = element(
    'form',
    { autocomplete: 'off' },
    element('h2', { id: 'leitura-titulo' }, 'Leitura'),
    size,
    element('label', {}, 'Aparência', select),
    field('checkbox', 'contraste', 'Alto contraste', 'alto', contraste !== undefined),
    field('checkbox', 'desenhos', 'Desenhos das medidas', 'sim', desenhos !== undefined),
    told,
    element('div', {}, listen, button('submit', 'Fechar')),
  ) as HTMLFormElement;
  const names = { id: 'leitura', class: 'no-print', 'aria-labelledby': 'leitura-titulo' };
  const made = element('section', { ...names, tabindex: '-1', hidden: '' }, form);

  // Absent where the device has no voice of its own.
  whenVoicesChange(() => {
    listen.hidden = !ownVoice();
  });
  listen.onclick = () => {
    show(false);
    readAloud(plan);
  };
  made.onkeydown = ({ key }) => key === 'Escape' && show(false);
  form.onsubmit = (event) => {
    event.preventDefault();
    show(false);
  };
  form.onchange = async () => {
    const { desenhos } = storeChoices(new FormData(form));
    const isDrawn = !desenhos || (await drawMeasures(plan));
    told.textContent = isDrawn
      ? ''
      : 'Não foi possível carregar os desenhos. Conecte-se à internet e tente de novo.';
  };
  const entry = document.getElementById('abrir-leitura');
  entry?.setAttribute('aria-controls', 'leitura');
  document.querySelector('main')?.after(made);
  return made;
}

function field(type: string, name: string, label: string, value: string, isChecked: boolean): HTMLElement {
  const input = element('input', { type, name, value }) as HTMLInputElement;
  input.checked = isChecked;
  return element('label', {}, input, label);
}

const button = (type: string, words: string) =>
  element('button', { type, class: 'page-button' }, words) as HTMLButtonElement;

/** localStorage: attributes of the page, which the script in its head sets again before the next first paint. */
type Choices = Partial<Record<'tamanho' | 'contraste' | 'desenhos', string>>;

/** Applies what was chosen to the page and stores it on this phone. */
function storeChoices(data: FormData): Choices {
  const { dataset } = document.documentElement;
  const choices: Choices = {};
  for (const name of ['tamanho', 'contraste', 'desenhos'] as const) {
    const value = data.get(name);
    delete dataset[name];
    if (typeof value === 'string' && value) choices[name] = value;
  }
  Object.assign(dataset, choices);
  store(READING, choices);
  storeTheme(String(data.get('aparencia') ?? ''));
  return choices;
}

/** As the app stores it: plain text. */
function storeTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  try {
    if (theme) localStorage.setItem(THEME, theme);
    else localStorage.removeItem(THEME);
  } catch {
    // Without storage the choice ends with the page.
  }
}
