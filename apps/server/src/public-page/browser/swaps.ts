import { counted } from '@alecrim/domain/pure';
import { element } from './element.ts';
import { isSignedIn, readStored, storageKey, store } from './storage.ts';
import { SWAPS_PREFIX } from './worker-contract.ts';

/** A line that may be swapped. */
interface Line {
  /** Meal, option and text. A line that the nutritionist changes gets another key. */
  key: string;
  swap: HTMLDetailsElement;
  text: HTMLElement;
  buttons: HTMLButtonElement[];
}

/** By the key of the line: the text that replaces it. It is stored on this phone only. */
type Chosen = Record<string, string>;

const plan = document.querySelector('.doc');
if (plan) openSwaps(plan);

function openSwaps(plan: Element): void {
  const storedUnder = storageKey(new URLSearchParams(location.search).get('token') ?? '', SWAPS_PREFIX);
  const isOwn = isSignedIn();
  const lines = linesOf(plan);
  const chosen = isOwn ? {} : stillOffered(lines, readStored(storedUnder));
  const told = element('p', { class: 'doc-told no-print', role: 'status' });
  const count = element('span', {});
  const undoAll = element('button', { type: 'button', class: 'page-button' }, 'Voltar ao original');
  const summary = element('p', { class: 'doc-swapped no-print' }, count, undoAll);
  plan.querySelector('.doc-meal')?.closest('section')?.append(summary, told);

  const show = () => {
    for (const line of lines) showLine(line, chosen[line.key], () => choose(line));
    const number = Object.keys(chosen).length;
    summary.hidden = number === 0;
    count.textContent = `${counted(number, 'item trocado', 'itens trocados')}, apenas neste aparelho.`;
  };
  const save = (words: string) => {
    if (!isOwn) store(storedUnder, chosen);
    show();
    told.textContent = words;
  };
  /** Without words the line is the original again. */
  const choose = ({ key, swap, text }: Line, words?: string) => {
    if (words === undefined) delete chosen[key];
    else chosen[key] = words;
    swap.open = false;
    swap.querySelector('summary')?.focus();
    save(words === undefined ? `De volta ao original: ${text.textContent}` : `Trocado por ${words}`);
  };

  for (const line of lines) {
    for (const button of line.buttons)
      button.addEventListener('click', () => choose(line, button.textContent ?? ''));
  }
  undoAll.addEventListener('click', () => {
    for (const { key } of lines) delete chosen[key];
    document.querySelector('main')?.focus({ preventScroll: true });
    save('De volta ao original.');
  });
  show();
}

function linesOf(plan: Element): Line[] {
  const seen: Record<string, number> = {};
  return [...plan.querySelectorAll<HTMLDetailsElement>('.doc-swap')].flatMap((swap) => {
    const text = swap.querySelector<HTMLElement>('summary span');
    if (!text) return [];
    const titles = [
      swap.closest('.doc-meal')?.querySelector('h3'),
      swap.closest('.doc-option')?.querySelector('h4'),
    ];
    const words = [...titles, text].map((part) => part?.textContent ?? '').join('\n');
    // An option may hold the same line twice.
    const times = (seen[words] ?? 0) + 1;
    seen[words] = times;
    return [{ key: times > 1 ? `${words}\n${times}` : words, swap, text, buttons: buttonsIn(swap) }];
  });
}

function buttonsIn(swap: Element): HTMLButtonElement[] {
  return [...swap.querySelectorAll('li')].map((item) => {
    const button = element('button', { type: 'button' }, item.textContent ?? '') as HTMLButtonElement;
    item.replaceChildren(button);
    return button;
  });
}

/** The stored choices that the plan still offers for the same line. */
function stillOffered(lines: readonly Line[], stored: unknown): Chosen {
  const before = (typeof stored === 'object' ? stored : {}) as Chosen;
  return Object.fromEntries(
    lines.flatMap(({ key, buttons }) =>
      buttons.some(({ textContent }) => textContent === before[key]) ? [[key, before[key] ?? '']] : [],
    ),
  );
}

/** The paper shows the original: the replacement is not printed. */
function showLine({ swap, text, buttons }: Line, words: string | undefined, undo: () => void): void {
  const item = swap.parentElement;
  item?.toggleAttribute('data-swapped', words !== undefined);
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.textContent === words));
  swap.querySelector('strong')?.remove();
  item?.querySelector('.doc-undo')?.remove();
  if (words === undefined) return;
  text.before(element('strong', { class: 'no-print' }, words));
  const button = element('button', { type: 'button', class: 'doc-undo no-print' }, 'Desfazer');
  button.addEventListener('click', undo);
  item?.append(button);
}
