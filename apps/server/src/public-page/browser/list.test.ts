// @vitest-environment happy-dom
import { menuWithNumbers, type ShoppingNeeds } from '@alecrim/domain/pure';
import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { isolatePageScripts } from '../../testing/page-script.ts';
import { shoppingPage } from '../shopping-page.tsx';
import { storageKey } from './storage.ts';
import { LIST_PREFIX } from './worker-contract.ts';

const TOKEN = 'um-token-de-teste';
const key = storageKey(TOKEN, LIST_PREFIX);

type Meal = { nome: string; dias?: 'uteis'[]; opcoes: { descricao: string; itens: string[] }[] };
const meal = (nome: string, ...names: string[]): Meal => ({
  nome,
  opcoes: names.map((descricao) => ({ descricao, itens: [descricao] })),
});

/** The page of the list as the server renders it, with its script. */
async function openList(refeicoes: Meal[]): Promise<void> {
  const needs: ShoppingNeeds = {
    sections: [],
    foods: [],
    meals: refeicoes.map(({ opcoes }) =>
      opcoes.map(({ descricao }) => ({ items: [], written: [[descricao, 1]] })),
    ),
  };
  const page = { menu: menuWithNumbers(aCardapio({ refeicoes }), aProfile()), token: TOKEN };
  const html = await shoppingPage({ ...page, updatedDate: '2026-03-12T12:00:00.000Z' }, needs, 'versao');
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  vi.resetModules();
  await import('./list.ts');
}
const bought = () =>
  [...document.querySelectorAll('.doc-list li span')].map((line) => line.firstChild?.textContent);
function press(name: string, value: number): void {
  document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)?.click();
}

isolatePageScripts();
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', `/VerCardapio/compras?token=${TOKEN}`);
});

const lunch = meal('Almoço', 'arroz', 'batata');
const supper = meal('Ceia', 'leite', 'chá');

test('the chosen options are chosen again in the same plan', async () => {
  await openList([lunch, supper]);
  expect(bought()).toEqual(['arroz', 'leite']);
  press('0', 0);
  press('0', 1);
  await openList([lunch, supper]);
  expect(bought()).toEqual(['batata', 'leite']);
});

test('after a change of the plan, a meal that has changed has the usual options, and no meal is left out', async () => {
  await openList([lunch, supper]);
  press('0', 0);
  press('0', 1);
  press('1', 0);
  press('1', 1);
  await openList([meal('Café', 'pão'), lunch, supper]);
  expect(bought()).toEqual(['pão', 'arroz', 'leite']);
  await openList([{ ...lunch, dias: ['uteis'] }, supper]);
  expect(bought()).toEqual(['arroz', 'chá']);
});

test('a choice without the words of its options, of an earlier release, keeps only its numbers', async () => {
  localStorage.setItem(key, JSON.stringify({ days: 3, people: 2, options: [[], [1]] }));
  await openList([lunch, supper]);
  expect(bought()).toEqual(['arroz', 'leite']);
  expect(document.querySelector('.doc-choice')?.textContent).toBe('3 dias, 2 pessoas');
});

test('the list is printed from the top of the page', async () => {
  await openList([lunch]);
  const scrollTo = vi.spyOn(window, 'scrollTo');
  dispatchEvent(new Event('beforeprint'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test.each([
  ['NotAllowedError', 'Não foi possível compartilhar. Use Copiar.'],
  // The reader has closed the sheet.
  ['AbortError', ''],
])('a share that ends with %s says “%s”', async (name, words) => {
  const share = vi.fn(() => Promise.reject(new DOMException('', name)));
  vi.stubGlobal('navigator', Object.assign(navigator, { share }));
  await openList([lunch]);
  document.getElementById('compartilhar')?.click();
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
  expect(document.getElementById('aviso')?.textContent).toBe(words);
});
