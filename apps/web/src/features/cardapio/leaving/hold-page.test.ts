import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearStepsFirst, leaveWhenAllowed } from '../../../lib/leaving.ts';
import { holdPage } from './hold-page.ts';

let stop = () => {};
const ask = vi.fn<(goOn: () => void) => void>();
const navigate = vi.fn();

beforeEach(() => {
  ask.mockReset();
  navigate.mockReset();
  document.body.innerHTML = '';
  stop = holdPage(ask, navigate);
});
afterEach(() => stop());

/** Whether the page itself gets to see the click. */
function clickOn(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const follow = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', follow, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.body.firstElementChild?.dispatchEvent(event);
  document.body.removeEventListener('click', follow);
  return follow.mock.calls.length > 0;
}

test('a link inside the app is held until the answer', () => {
  expect(clickOn('<a href="/Pacientes?q=ana">Pacientes</a>')).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
  ask.mock.calls[0]![0]();
  expect(navigate).toHaveBeenCalledWith('/Pacientes?q=ana');
});

test.each([
  ['a new tab', '<a href="/Pacientes" target="_blank">x</a>', {}],
  ['a new tab by key', '<a href="/Pacientes">x</a>', { ctrlKey: true }],
  ['a download', '<a href="/arquivo" download>x</a>', {}],
  ['another site', '<a href="https://example.com/">x</a>', {}],
  ['a place on this page', '<a href="#conteudo">x</a>', {}],
  ['a button', '<button>x</button>', {}],
])('%s is no way out', (_what, html, init) => {
  expect(clickOn(html, init)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test('closing the tab is asked by the browser, until nothing is held', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(true);
  stop();
  expect(close()).toBe(false);
});

test('Sair waits for the answer', () => {
  const signOut = vi.fn();
  leaveWhenAllowed(signOut);
  expect(signOut).not.toHaveBeenCalled();
  ask.mock.calls[0]![0]();
  expect(signOut).toHaveBeenCalledOnce();
  stop();
  leaveWhenAllowed(signOut);
  expect(signOut).toHaveBeenCalledTimes(2);
});

test('a step back is undone until the answer, and the router never hears of it', () => {
  stop();
  const stopHearing = hearStepsFirst();
  const router = vi.fn();
  window.addEventListener('popstate', router);
  const go = vi.spyOn(history, 'go').mockImplementation(() => {});
  history.replaceState({ idx: 3 }, '', '/EditarCardapio?id=1');
  stop = holdPage(ask, navigate);
  const arriveAt = (address: string, idx: number) => {
    history.replaceState({ idx }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
  };

  arriveAt('/Pacientes', 1);
  expect(go).toHaveBeenLastCalledWith(2);
  arriveAt('/EditarCardapio?id=1', 3);
  expect(router).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledOnce();

  ask.mock.calls[0]![0]();
  expect(go).toHaveBeenLastCalledWith(-2);
  arriveAt('/Pacientes', 1);
  expect(router).toHaveBeenCalledOnce();

  go.mockRestore();
  window.removeEventListener('popstate', router);
  stopHearing();
});
