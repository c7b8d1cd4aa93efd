import { type Dia, daysWords } from '@alecrim/domain/pure';
import { element } from './element.ts';
import { isSignedIn, readStored, storageKey, store } from './storage.ts';
import { isSurelyToday, knownOf, mayBeToday, type Training } from './today.ts';
import { DAYS_PREFIX, MINUTE } from './worker-contract.ts';

const plan = document.querySelector('.doc');
if (plan) openDays(plan);

/** Folds the meals and options of other days. Without this script they are open, below the headings of their days. */
function openDays(plan: Element): void {
  const key = storageKey(new URLSearchParams(location.search).get('token') ?? '', DAYS_PREFIX);
  const isOwn = isSignedIn();
  const stored = isOwn ? undefined : readStored(key);
  const training: Training = typeof stored === 'object' ? { ...stored } : {};
  const blocks = [...plan.querySelectorAll<HTMLDetailsElement>('details[data-days]')];
  const named = blocks.map(({ dataset }) => dataset.days ?? '').join(' ');
  const words = element('b', {});
  const bar = element('div', { class: 'doc-today no-print' }, words);
  let shownOn = '';

  const show = () => {
    const today = new Date();
    shownOn = today.toDateString();
    const known = knownOf(today, training);
    for (const block of blocks) {
      const isOpen = mayBeToday(block.dataset.days ?? '', known);
      block.open = isOpen;
      block.toggleAttribute('data-today', isSurelyToday(block.dataset.days ?? '', known));
    }
    const meals = [...plan.querySelectorAll('.doc-meal')];
    for (const [place, link] of [...plan.querySelectorAll<HTMLElement>('.doc-index li')].entries())
      link.hidden = Boolean(meals[place]?.closest('.doc-days:not([open])'));
    const weekday = known.filter((dia) => /uteis|fim/.test(dia) && /uteis|fim/.test(named));
    words.textContent = weekday.length > 0 ? `Hoje: ${daysWords(weekday).toLowerCase()}` : 'Hoje é dia de';
    for (const button of bar.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(known.includes(button.value as Dia)));
    // The page marks the meal of this hour among those of today.
    dispatchEvent(new Event('dias'));
  };

  if (/treino|descanso/.test(named))
    for (const [value, text] of [
      ['treino', 'Treino'],
      ['descanso', 'Descanso'],
    ] as const) {
      const button = element('button', { type: 'button', class: 'page-button', value }, text);
      button.addEventListener('click', () => {
        const day = new Date().getDay();
        if (training[day] === value) delete training[day];
        else training[day] = value;
        if (!isOwn) store(key, training);
        show();
      });
      bar.append(button);
    }
  plan.querySelector('#refeicoes')?.after(bar);
  show();
  // What the reader has opened stays open until another day begins.
  const renew = () => {
    if (!document.hidden && shownOn !== new Date().toDateString()) show();
  };
  addEventListener('visibilitychange', renew);
  setInterval(renew, MINUTE);
}
