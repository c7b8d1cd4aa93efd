import { expect, test, vi } from 'vitest';
import { aFakePage } from '../testing/fake-page.ts';
import { createAppHistory } from './app-history.tsx';

/** Four pages of the app; the third is shown, so that there is a way back and a way forward. */
function anApp() {
  const browser = aFakePage('/', '/Pacientes', '/EditarCardapio', '/Perfil');
  browser.press(-1);
  browser.runSteps();
  const history = createAppHistory(browser.page);
  const router = vi.fn();
  history.listen(router);
  return { ...browser, history, router, shown: () => history.visit().location.pathname };
}

/** The same, and every step is held. */
function aGuardedApp() {
  const app = anApp();
  const ask = vi.fn<(proceed: () => void) => void>();
  const release = app.history.guard((_next, proceed) => {
    ask(proceed);
    return true;
  });
  return { ...app, ask, release, proceed: () => ask.mock.calls[0]![0]() };
}

test('navigation of the app and of the browser reaches the router', () => {
  const { history, router, press, runSteps, address } = anApp();
  history.push({ pathname: '/Pacientes', search: '?q=ana' }, { from: 'menu' });
  expect(address()).toBe('/Pacientes?q=ana');
  expect(router).toHaveBeenLastCalledWith({
    action: 'PUSH',
    location: expect.objectContaining({ pathname: '/Pacientes', search: '?q=ana', state: { from: 'menu' } }),
  });
  press(-1);
  runSteps();
  const { location, action } = history.visit();
  expect([location.pathname, action]).toEqual(['/EditarCardapio', 'POP']);
});

test('an entry keeps its key, so that its scroll position is found again', () => {
  const { history, press, runSteps } = anApp();
  history.push('/Pacientes');
  const { key } = history.visit().location;
  history.push('/Perfil');
  expect(history.visit().location.key).not.toBe(key);
  press(-1);
  runSteps();
  expect(history.visit().location.key).toBe(key);
});

test.each(['push', 'replace'] as const)('a stopped %s waits for the answer', (how) => {
  const { history, router, address, length, proceed } = aGuardedApp();
  history[how]('/Receitas');
  expect([address(), length()]).toEqual(['/EditarCardapio', 4]);
  expect(router).not.toHaveBeenCalled();
  proceed();
  expect([address(), length()]).toEqual(['/Receitas', 4]);
  expect(router).toHaveBeenCalledOnce();
});

test.each([
  ['back', -1, '/Pacientes'],
  ['back by two pages', -2, '/'],
  ['forward', 1, '/Perfil'],
])('a held step %s leaves the history as it was and is done after the answer', (_name, by, target) => {
  const { press, runSteps, router, address, shown, length, proceed } = aGuardedApp();
  press(by);
  runSteps();
  expect([address(), shown(), length()]).toEqual(['/EditarCardapio', '/EditarCardapio', 4]);
  expect(router).not.toHaveBeenCalled();
  proceed();
  runSteps();
  expect([address(), shown(), length()]).toEqual([target, target, 4]);
  expect(router).toHaveBeenCalledOnce();
});

test.each([
  ['two quick presses of back', [-1, -1]],
  ['back and forward', [-1, 1]],
  ['three presses', [-1, -1, 1]],
  ['forward, then far back', [1, -3]],
])('%s end on the page that is held', (_name, presses) => {
  const { press, runSteps, router, address, length } = aGuardedApp();
  for (const by of presses) press(by);
  runSteps();
  expect([address(), length()]).toEqual(['/EditarCardapio', 4]);
  expect(router).not.toHaveBeenCalled();
});

test('after two quick presses, the first one is done after the answer', () => {
  const { press, runSteps, address, proceed } = aGuardedApp();
  press(-1);
  press(-1);
  runSteps();
  proceed();
  runSteps();
  expect(address()).toBe('/Pacientes');
});

test('an answer before the browser has returned stays on the page of the browser', () => {
  const { press, history, page, address, shown, proceed, runSteps } = aGuardedApp();
  const go = vi.spyOn(page.history, 'go').mockImplementation(() => {});
  press(-1);
  runSteps();
  expect(address()).toBe('/Pacientes');
  proceed();
  expect(go).toHaveBeenCalledOnce();
  expect(shown()).toBe('/Pacientes');
  expect(history.visit().action).toBe('POP');
});

test('a link to an anchor on the first page reaches the router', () => {
  const { page, follow } = aFakePage('/');
  const history = createAppHistory(page);
  const router = vi.fn();
  history.listen(router);
  follow('#conteudo');
  expect(router).toHaveBeenCalledOnce();
  expect(history.visit().location.hash).toBe('#conteudo');
});

test('steps are counted correctly after a link to an anchor', () => {
  const { follow, history, press, runSteps, address, shown } = anApp();
  follow('#conteudo');
  history.guard(() => true);
  press(-2);
  runSteps();
  expect([address(), shown()]).toEqual(['/EditarCardapio#conteudo', '/EditarCardapio']);
});

test('a page whose guard was removed can be left, also when another page has a guard', () => {
  const { history, release, ask, address } = aGuardedApp();
  const releaseOther = history.guard(() => true);
  release();
  history.push('/Receitas');
  expect(address()).toBe('/EditarCardapio');
  releaseOther();
  history.push('/Receitas');
  expect(address()).toBe('/Receitas');
  expect(ask).not.toHaveBeenCalled();
});

test.each(['newer', 'older'] as const)(
  'of two guards the other one stays when the %s is released',
  (which) => {
    const { history, address } = anApp();
    const older = history.guard(() => true);
    const newer = history.guard(() => true);
    const [first, second] = which === 'newer' ? [newer, older] : [older, newer];
    first();
    history.push('/Receitas');
    expect(address()).toBe('/EditarCardapio');
    second();
    history.push('/Receitas');
    expect(address()).toBe('/Receitas');
  },
);

test.each([
  ['a link', ({ history }: ReturnType<typeof anApp>) => history.push('/Pacientes')],
  ['back', ({ press }: ReturnType<typeof anApp>) => press(-1)],
])('two guards ask one after the other before %s is taken', (_name, leave) => {
  const app = anApp();
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  for (const name of ['page', 'dialog'])
    app.history.guard((_next, proceed) => {
      asked.push(name);
      answers.push(proceed);
      return true;
    });
  leave(app);
  app.runSteps();
  expect(asked).toEqual(['dialog']);
  answers[0]?.();
  app.runSteps();
  expect([asked, app.address()]).toEqual([['dialog', 'page'], '/EditarCardapio']);
  answers[1]?.();
  app.runSteps();
  expect([app.address(), app.shown(), asked.length]).toEqual(['/Pacientes', '/Pacientes', 2]);
});

test('a history without a listener does not react to the browser', () => {
  const browser = aFakePage('/', '/Pacientes');
  const history = createAppHistory(browser.page);
  const router = vi.fn();
  history.listen(router)();
  browser.press(-1);
  browser.runSteps();
  expect(router).not.toHaveBeenCalled();
});
