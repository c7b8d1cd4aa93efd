import { get, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let port: number;
beforeEach(async () => {
  app = await startTestApp({ config: { rateLimitScale: 0.01 } });
  port = Number(new URL(await app.listen()).port);
});
afterEach(() => app.close());

/** Through a socket: an injected request has its address put in order on the way. */
const ask = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get({ port, path, headers: { host: 'localhost' } }, (answer) => resolve(answer.resume())).on(
      'error',
      reject,
    );
  });
const statusesOf = async (path: string, times: number) => {
  const statuses = [];
  for (let i = 0; i < times; i++) statuses.push((await ask(path)).statusCode);
  return statuses;
};

/** One address in every way that the router takes it. */
const spellings = (path: string) => [
  path,
  `/${path}`,
  path.replace('/a', '/%61'),
  `http://localhost${path}`,
  `HTTP://localhost/${path}?x=1`,
];

test.each(spellings('/api/apps/alecrim/entities/Paciente'))(
  'S45 T05: %s is answered with no-store and counts towards the limit of the caller',
  async (url) => {
    const { statusCode, headers } = await ask(url);
    expect([statusCode, headers['cache-control'], headers.vary]).toEqual([401, 'no-store', 'Origin']);
    expect(await statusesOf(url, 3)).toEqual([401, 401, 429]);
  },
);

test.each(spellings('/api/health'))('T05: %s has its own limit of 12 a minute here', async (url) => {
  expect(await statusesOf(url, 13)).toEqual([...Array(12).fill(200), 429]);
});

test('T05: requests for unknown API paths are limited by address and answered with no-store', async () => {
  expect((await ask('/api/nada')).headers['cache-control']).toBe('no-store');
  expect(await statusesOf('/api/nada', 3)).toEqual([404, 404, 429]);
});
