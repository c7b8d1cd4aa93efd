// @vitest-environment happy-dom
import { menuWithNumbers } from '@alecrim/domain/pure';
import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { isolatePageScripts } from '../../testing/page-script.ts';
import { planPage } from '../plan-page.tsx';
import { storageKey } from './storage.ts';

const TOKEN = 'um-token-de-teste';
const scrolled: (string | null | undefined)[] = [];

isolatePageScripts();
beforeEach(() => {
  scrolled.length = 0;
  localStorage.clear();
  history.replaceState(null, '', `/VerCardapio?token=${TOKEN}`);
  vi.stubGlobal('innerWidth', 360);
  Object.defineProperty(document, 'images', { value: [], configurable: true });
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => ({ status: 304 }));
  class Navigation {
    readonly type = 'navigate';
  }
  vi.stubGlobal('PerformanceNavigationTiming', Navigation);
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [new Navigation()] });
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.querySelector('h3')?.textContent);
  });
  return () => scroll.mockRestore();
});

type Plan = NonNullable<Parameters<typeof aCardapio>[0]>;
type Meals = Plan['refeicoes'];
type Recipes = Plan['receitas'];

/** The page of the plan as the server renders it, with its scripts. */
async function openPlan(refeicoes: Meals, now: Date, receitas: Recipes = []): Promise<void> {
  vi.setSystemTime(now);
  const menu = menuWithNumbers(
    aCardapio({ refeicoes, receitas, orientacoes: [], observacoes_finais: '' }),
    aProfile(),
  );
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

const changes = () => [...document.querySelectorAll('#novidades li')].map((line) => line.textContent);
const portions = (porcoes: number) => ({
  nome: 'Bolo',
  porcoes,
  ingredientes: ['2 ovos'],
  modo_preparo: 'Misture.',
});

test('other days of a meal or of an option, and other portions, are changes', async () => {
  const lunch = meal('Almoço', '12:00', 'uteis');
  const supper = meal('Ceia', '21:00');
  await openPlan([lunch, supper], friday(12), [portions(2)]);
  expect(changes()).toEqual([]);
  const dated = {
    ...supper,
    opcoes: supper.opcoes.map((opcao) => ({ ...opcao, dias: ['treino' as const] })),
  };
  await openPlan([{ ...lunch, dias: ['fim_de_semana'] }, dated], friday(12), [portions(4)]);
  expect(changes()).toEqual([
    'Ceia (dias de treino)Novo Dias de treino',
    'Almoço (fim de semana)Mudou Segunda a sexta Fim de semana',
    'BoloMudou Rende 2 porções Rende 4 porções',
  ]);
});

test('days and portions that an earlier release did not store are no changes, and other lines are', async () => {
  const option = { where: 'Almoço', lines: ['1 ovo', '1 pão'] };
  const earlier = [{ where: 'Almoço', lines: ['Almoço', '12:00'] }, option];
  const cake = { where: 'Bolo', lines: ['Bolo', '2 ovos', 'Misture.'] };
  localStorage.setItem(storageKey(TOKEN), JSON.stringify([...earlier, cake]));
  await openPlan([meal('Almoço', '12:00', 'uteis')], friday(12), [portions(2)]);
  expect(changes()).toEqual(['Almoço (segunda a sexta)Saiu 1 pão']);
});
