// @vitest-environment happy-dom
import { menuWithNumbers } from '@alecrim/domain/pure';
import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { planPage } from '../plan-page.tsx';
import { storageKey } from './storage.ts';

const TOKEN = 'um-token-de-teste';
const scrolled: (string | null | undefined)[] = [];

beforeEach(() => {
  scrolled.length = 0;
  localStorage.clear();
  window.happyDOM.setURL(`https://alecrim.test/VerCardapio?token=${TOKEN}`);
  window.happyDOM.setViewport({ width: 360 });
  Object.defineProperty(document, 'images', { value: [], configurable: true });
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => ({ status: 304 }));
  class Navigation {
    readonly type = 'navigate';
  }
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [new Navigation()] });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.querySelector('h3')?.textContent);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Meals = NonNullable<Parameters<typeof aCardapio>[0]>['refeicoes'];

/** The page of the plan as the server renders it, with its scripts. */
async function openPlan(refeicoes: Meals, now: Date): Promise<void> {
  vi.setSystemTime(now);
  const menu = menuWithNumbers(aCardapio({ refeicoes }), aProfile());
  const at = { token: TOKEN, link: 'https://alecrim.test/plano', origin: 'https://alecrim.test' };
  const html = await planPage(
    { menu, ...at, updatedDate: '2026-03-12T12:00:00.000Z', hasShopping: false },
    'versao',
  );
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  vi.resetModules();
  await import('./page.ts');
  // The server leaves it out of other pages.
  if (document.querySelector('[data-days]')) await import('./days.ts');
}
const meal = (nome: string, horario: string, ...dias: ('uteis' | 'fim_de_semana' | 'treino')[]) => ({
  nome,
  horario,
  dias,
  opcoes: [{ descricao: '', itens: ['1 ovo'] }],
});
const marked = () =>
  document.querySelector('.doc-meal[aria-current], .doc-meal[data-next]')?.querySelector('h3')?.textContent;
const friday = (hours: number, minutes = 0) => new Date(2026, 10, 20, hours, minutes);

test('a page that stays in sight marks the meal of the hour', async () => {
  await openPlan([meal('Almoço', '12:00'), meal('Lanche', '16:00')], friday(12));
  expect(marked()).toBe('Almoço');
  vi.setSystemTime(friday(15, 59));
  vi.advanceTimersByTime(60_000);
  expect(marked()).toBe('Lanche');
});

test('a page that stays in sight over midnight shows the meals of the new day', async () => {
  const week = [meal('Ceia da semana', '23:00', 'uteis'), meal('Café de domingo', '00:30', 'fim_de_semana')];
  await openPlan(week, friday(23, 59));
  expect(document.querySelector('.doc-today')?.textContent).toBe('Hoje: segunda a sexta');
  vi.advanceTimersByTime(60_000);
  expect(document.querySelector('.doc-today')?.textContent).toBe('Hoje: fim de semana');
  expect(marked()).toBe('Café de domingo');
});

test('a page that was opened before goes to the meal of the hour once, not at every press of a day', async () => {
  localStorage.setItem(storageKey(TOKEN), '[]');
  await openPlan([meal('Almoço', '12:00'), meal('Pré-treino', '16:00', 'treino')], friday(12));
  expect(scrolled).toEqual(['Almoço']);
  const button = document.querySelector<HTMLButtonElement>('.doc-today [value="treino"]');
  button?.click();
  button?.click();
  expect(scrolled).toEqual(['Almoço']);
});
