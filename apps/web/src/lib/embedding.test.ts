import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { embedOrigins, postAddressChange, postUnhandledErrors } from './embedding.ts';

const parent = { postMessage: vi.fn() };
const own = new Proxy(window, {
  get: (target, key) => {
    if (key === 'parent') return parent;
    const value = Reflect.get(target, key, target);
    return typeof value === 'function' ? value.bind(target) : value;
  },
}) as Window;

function allow(origins: string) {
  const meta = document.createElement('meta');
  meta.name = 'embed-origins';
  meta.content = origins;
  document.head.replaceChildren(meta);
}

beforeEach(() => parent.postMessage.mockClear());
afterEach(() => document.head.replaceChildren());

test('by default no parent window gets a message', () => {
  postAddressChange(own);
  expect(parent.postMessage).not.toHaveBeenCalled();
});

test('only complete origins of the list are used', () => {
  allow('https://a.example, https://b.example/path * javascript:x https://c.example:8443');
  expect(embedOrigins()).toEqual(['https://a.example', 'https://c.example:8443']);
});

test.each([
  ['/VisualizarCardapio?id=p1#fim', '/VisualizarCardapio?id=p1#fim'],
  ['/?q=sopa&access_token=s3cret&x=1', '/?q=sopa&access_token=&x=1'],
  ['/login?mode=redefinir&token=s3cret', '/login?mode=redefinir&token='],
  ['/#/VerCardapio?token=s3cret', '/#/VerCardapio?token='],
  ['/login?from_url=%2FX%3Ftoken%3Ds3cret%26id%3D1', '/login?from_url=%2FX%3Ftoken%3D%26id%3D1'],
])('an allowed parent gets the address %s without the values of tokens', (address, heard) => {
  allow('https://a.example');
  window.history.replaceState(null, '', address);
  postAddressChange(own);
  const url = `${window.location.origin}${heard}`;
  expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith(
    { type: 'app_changed_url', url },
    'https://a.example',
  );
});

test('a page that is not framed sends no message', () => {
  allow('https://a.example');
  const spy = vi.spyOn(window, 'postMessage');
  postAddressChange(window);
  expect(spy).not.toHaveBeenCalled();
});

test('unhandled errors are sent, except those with status 402', () => {
  allow('https://a.example');
  const stop = postUnhandledErrors(own);
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('quebrou') }));
  const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
  window.dispatchEvent(rejection(Object.assign(new Error('pague'), { status: 402 })));
  window.dispatchEvent(rejection(Object.assign(new Error('caiu'), { status: 500 })));
  stop();
  window.dispatchEvent(rejection(new Error('depois')));
  expect(parent.postMessage.mock.calls.map(([message]) => message)).toEqual([
    { type: 'app_error', error: { name: 'TypeError', message: 'quebrou' } },
    { type: 'app_error', error: { name: 'Error', message: 'caiu' } },
  ]);
});
