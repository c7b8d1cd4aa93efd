import { element, textOf } from '../element.ts';
import { createPlayer, type Place, type Speaker } from './player.ts';
import { spoken } from './spoken.ts';
import { ownVoice } from './voices.ts';

interface SpokenPart {
  element: Element;
  name: string;
  lines: { element: Element; text: string }[];
}

let isOpen = false;

/** Reads the plan aloud, meal by meal, with a bar to pause, to go on and to stop. */
export function readAloud(plan: Element): void {
  const parts = partsIn(plan);
  if (isOpen || parts.length === 0) return;
  isOpen = true;
  const where = element('span', {});
  const pause = button('Pausar');
  const next = button('Próxima');
  const stop = button('Parar');
  const bar = element('div', {
    id: 'voz',
    class: 'no-print',
    role: 'region',
    'aria-label': 'Leitura em voz alta',
  });
  bar.append(where, pause, next, stop);
  document.body.append(bar);

  let isPlaying = true;
  const show = (place: Place | undefined) => {
    for (const shown of plan.querySelectorAll('[data-lendo]')) shown.removeAttribute('data-lendo');
    if (!place) return close();
    isPlaying = place.isPlaying;
    pause.textContent = isPlaying ? 'Pausar' : 'Continuar';
    const part = parts[place.part];
    where.textContent = part?.name ?? '';
    part?.element.setAttribute('data-lendo', 'parte');
    const line = part?.lines[place.line]?.element;
    if (line !== part?.element) line?.setAttribute('data-lendo', 'linha');
    line?.scrollIntoView({ block: 'nearest' });
  };
  const player = createPlayer(
    parts.map(({ lines }) => lines.map(({ text }) => spoken(text))),
    speaker(),
    show,
  );
  const leave = () => player.stop();
  const close = () => {
    removeEventListener('pagehide', leave);
    bar.remove();
    isOpen = false;
    document.getElementById('abrir-leitura')?.focus({ preventScroll: true });
  };
  pause.onclick = () => (isPlaying ? player.pause() : player.play());
  next.onclick = () => player.next();
  stop.onclick = leave;
  addEventListener('pagehide', leave);
  player.play();
  pause.focus({ preventScroll: true });
}

const button = (words: string) =>
  element('button', { type: 'button', class: 'page-button' }, words) as HTMLButtonElement;

function speaker(): Speaker {
  const voice = ownVoice();
  return {
    say(text, onEnd) {
      const words = new SpeechSynthesisUtterance(text);
      words.lang = 'pt-BR';
      if (voice) words.voice = voice;
      words.onend = onEnd;
      words.onerror = onEnd;
      speechSynthesis.speak(words);
    },
    hush: () => speechSynthesis.cancel(),
  };
}

/** Meals first, then recipes, guidance and notes, as the page shows them. A folded block is for another day. */
function partsIn(plan: Element): SpokenPart[] {
  const isOpen = (part: Element) => !part.closest('.doc-days:not([open])');
  return [...plan.querySelectorAll('.doc-meal, .doc-card')].filter(isOpen).map((part) => {
    const title = part.querySelector('h3') ?? part.closest('section')?.querySelector('h2');
    const days = textOf(part.closest('.doc-days')?.querySelector('summary')).toLowerCase();
    const withDays = (text: string) => (days ? `${text}, ${days}` : text);
    const found = part.matches('.doc-typed') ? [part] : [...part.querySelectorAll(LINES)];
    const lines = found
      .filter((line) => !line.closest('.no-print') && !line.parentElement?.closest('li:not(.doc-meal)'))
      .filter(isOpen)
      .map((line) => ({ element: line, text: line === title ? withDays(textOf(line)) : lineText(line) }))
      .filter(({ text }) => text !== '');
    return { element: part, name: withDays(textOf(title)), lines };
  });
}

const LINES = 'h3, h4, p, li, .doc-description';

/** What the patient eats in place of a line is read in its place. */
const lineText = (line: Element): string =>
  textOf(line.querySelector('.doc-swap strong') ?? line.querySelector('.doc-swap span') ?? own(line));

function own(line: Element): Element {
  const copy = line.cloneNode(true) as Element;
  copy.querySelector('.doc-measure')?.remove();
  return copy;
}
