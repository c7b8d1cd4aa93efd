import { createContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import { linkWorker } from './html-page.ts';

/** Asks the built worker for an address. Timers end at once, so that only the order of the answers counts. */
async function answerOf(address: string, server: () => Promise<unknown>): Promise<string> {
  let answer: unknown = 'not handled';
  const listeners: Record<string, (event: object) => void> = {};
  const waits: number[] = [];
  const worker = {
    Response,
    URL,
    fetch: server,
    setTimeout(done: () => void, milliseconds: number) {
      waits.push(milliseconds);
      setTimeout(done, 0);
    },
    addEventListener(name: string, listener: () => void) {
      listeners[name] = listener;
    },
    skipWaiting() {},
  };
  new Script(linkWorker()).runInContext(createContext(Object.assign(worker, { self: worker })));
  listeners.fetch?.({
    request: { mode: 'navigate', url: `https://alecrim.test${address}` },
    respondWith(given: unknown) {
      answer = given;
    },
  });
  // A server that never answers: longer than any timer above.
  const given = await Promise.race([answer, new Promise((done) => setTimeout(() => done('nothing'), 50))]);
  if (waits.some((wait) => wait !== 4_000)) throw new Error(`Another timeout: ${waits}`);
  return given instanceof Response ? `${given.status} ${await given.text()}` : String(given);
}
const never = () => new Promise(() => {});
const LINK = '/#/VerCardapio?token=abc';

test('a link of a plan leads to the saved plan when the server does not answer in time', async () => {
  expect(await answerOf(LINK, never)).toContain('location.replace("/VerCardapio" + location.hash.slice(13))');
});

test('the link of a plan shows what the server answers in time', async () => {
  expect(await answerOf(LINK, async () => 'the app')).toBe('the app');
});

test('the app waits for its server', async () => {
  expect(await answerOf('/', never)).toBe('nothing');
  expect(await answerOf('/#/Dashboard', never)).toBe('nothing');
});

test('without a connection every address at the root leads on, and other addresses are not handled', async () => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await answerOf(LINK, offline)).toMatch(/^503 .*if \(\/\^#\.VerCardapio\[\?\]\/i\.test/);
  expect(await answerOf('/', offline)).toMatch(/^503 /);
  expect(await answerOf('/Dashboard', offline)).toBe('not handled');
});
