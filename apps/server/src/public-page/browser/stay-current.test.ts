// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { isolatePageScripts } from '../../testing/page-script.ts';
import { stayCurrent } from './stay-current.ts';

const LIST = '/VerCardapio/compras?token=abc';
const PLAN = '/VerCardapio?token=abc';
const status: Record<string, number> = {};
const told: object[] = [];

isolatePageScripts();
beforeEach(() => {
  told.length = 0;
  const active = { postMessage: (message: object) => told.push(message) };
  const serviceWorker = {
    controller: active,
    ready: Promise.resolve({ active }),
    register: async () => {},
    addEventListener() {},
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  // happy-dom has no list of images.
  Object.defineProperty(document, 'images', { value: [], configurable: true });
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address, location.href);
    return { status: status[pathname + search], headers: new Headers() };
  });
});

/** Opens a page, and returns what it says after the reader has returned to it. */
async function newsOf(address: string, forget: () => void): Promise<string | null | undefined> {
  history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="novidades"></div>';
  stayCurrent({ isOwn: false, html: '', forget });
  dispatchEvent(new Event('visibilitychange'));
  const news = () => document.querySelector('.page-newer strong')?.textContent;
  await vi.waitFor(() => expect(news()).toBeTruthy());
  await new Promise((done) => setTimeout(done));
  return news();
}

test('a list that is hidden is not available any more, and nothing is forgotten', async () => {
  Object.assign(status, { [LIST]: 404, [PLAN]: 200 });
  const forget = vi.fn();
  expect(await newsOf(LIST, forget)).toBe('A lista de compras não está mais disponível.');
  expect(forget).not.toHaveBeenCalled();
});

test('a list whose plan is gone is forgotten with it, and so is the plan', async () => {
  Object.assign(status, { [LIST]: 403, [PLAN]: 403 });
  for (const address of [LIST, PLAN]) {
    const forget = vi.fn();
    expect(await newsOf(address, forget)).toBe('Este cardápio não está mais disponível.');
    expect(forget).toHaveBeenCalled();
  }
});

test.each([
  [PLAN, '/VerCardapio/plano.pdf?token=abc', true],
  // The worker has no list's file to give without a connection: there is one for every choice.
  [LIST, '/VerCardapio/compras.pdf?token=abc&dias=7', false],
])('a page at %s asks for %s to be saved: %s', async (address, file, isSaved) => {
  vi.useFakeTimers();
  history.replaceState(null, '', address);
  document.body.innerHTML = `<a id="baixar-pdf" href="${file}">Baixar PDF</a>`;
  stayCurrent({ isOwn: false, html: '', forget() {} });
  told.length = 0;
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told.some((message) => JSON.stringify(message).includes(file))).toBe(isSaved);
});
