import { createContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import { serviceWorker } from './html-page.ts';

const SITE = 'https://alecrim.test';

/** The built worker, with these saved pages and a server that answers every address with one status. */
function startWorker(saved: string[], status: number) {
  const entries = new Map(saved.map((address) => [address, new Response('saved')]));
  const cache = {
    match: async (name: string) => entries.get(name)?.clone(),
    put: async (name: string, response: Response) => void entries.set(name, response),
    delete: async (name: string) => entries.delete(name),
    keys: async () => [...entries.keys()].map((name) => ({ url: SITE + name })),
  };
  const listeners: Record<string, (event: object) => void> = {};
  const scope = {
    Response,
    Headers,
    URL,
    setTimeout,
    location: new URL(SITE),
    fetch: async () => new Response('', { status }),
    caches: { open: async () => cache, match: cache.match, delete: async () => entries.clear() },
    addEventListener(name: string, listener: () => void) {
      listeners[name] = listener;
    },
  };
  new Script(serviceWorker('')).runInContext(createContext(Object.assign(scope, { self: scope })));
  return {
    saved: () => [...entries.keys()],
    async tell(data: object) {
      let work: unknown;
      listeners.message?.({
        data,
        waitUntil(given: unknown) {
          work = given;
        },
      });
      await work;
    },
  };
}
const PLAN = '/VerCardapio?token=abc';

test('the file of a hidden list removes nothing from the phone, and none is saved', async () => {
  const hidden = startWorker([PLAN], 404);
  await hidden.tell({ file: '/VerCardapio/compras.pdf?token=abc&dias=7' });
  expect(hidden.saved()).toEqual([PLAN]);
  const shown = startWorker([PLAN], 200);
  await shown.tell({ file: '/VerCardapio/compras.pdf?token=abc&dias=7' });
  expect(shown.saved()).toEqual([PLAN]);
});

test('the file of a plan is saved with it, and of a closed plan nothing stays', async () => {
  const file = '/VerCardapio/plano.pdf?token=abc';
  const open = startWorker([PLAN], 200);
  await open.tell({ file });
  expect(open.saved()).toEqual([PLAN, file]);
  const closed = startWorker([PLAN], 403);
  await closed.tell({ file });
  expect(closed.saved()).toEqual([]);
});
