import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { access } from '../../accounts/access.ts';
import { type RawClient, rawClient, rawRequest } from '../../testing/raw-client.ts';
import { startTestApp, type TestApp, type TestOptions } from '../../testing/start-test-app.ts';
import { soon } from '../../testing/timing.ts';
import { atOnce } from './limits.ts';

const ATTACKER = '127.0.0.2';
const OTHER = '127.0.0.3';
const login = '/api/apps/alecrim/auth/login';
const json = { 'Content-Type': 'application/json' };
const MEGABYTE = 1024 * 1024;

let app: TestApp;
let port: number;
let clients: RawClient[];
let wake: () => void;
/** How often the handler of `/api/test/begin` has run. */
let begun: number;

/** With a route that answers when the test says so, and one with a large answer. */
async function start(options: TestOptions = {}) {
  app = await startTestApp({ ...options, config: { rateLimitScale: 1, ...options.config } });
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const waits = async () => {
    await woken;
    return 'awake';
  };
  app.app.get('/api/test/wait', access('anyone'), waits);
  app.app.post('/api/test/wait', access('anyone'), waits);
  app.app.get('/api/test/begin', { ...access('anyone'), onRequest: () => woken }, async () => {
    begun++;
    return 'begun';
  });
  app.app.get('/api/test/large', access('public'), async () => Buffer.alloc(30 * MEGABYTE));
  port = Number(new URL(await app.listen()).port);
}

const send = async (text: string, options: Parameters<typeof rawClient>[2] = {}) => {
  const client = await rawClient(port, text, { from: ATTACKER, ...options });
  clients.push(client);
  return client;
};
const many = (count: number, text: string, options = {}) =>
  Promise.all(Array.from({ length: count }, () => send(text, options)));

/** The status of one request. */
async function statusOf(text: string, from = OTHER): Promise<number | undefined> {
  const client = await send(text.replace('\r\n', '\r\nConnection: close\r\n'), { from });
  await client.closed;
  return client.statuses()[0];
}
const health = rawRequest('GET', '/api/health');
const aLogin = rawRequest('POST', login, { headers: json, body: '{"email":"a@example.com","password":"x"}' });

/** Another visitor is answered, and the server says that it is well. */
async function expectOthersAreServed() {
  expect(await statusOf(health)).toBe(200);
  expect(await statusOf(aLogin)).toBe(401);
}
const expectAllGivenBack = () =>
  soon(() => expect(app.app.places()).toEqual({ underWay: 0, arriving: 0, areFull: false }));

const expectNoConnections = () =>
  soon(async () => expect(await promisify(app.app.server.getConnections).call(app.app.server)).toBe(0));

beforeEach(() => {
  clients = [];
  begun = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  wake();
  for (const { socket } of clients) socket.destroy();
  await app.close();
});

describe('T46: places are given back', () => {
  test('when connections with pipelined requests are cut', async () => {
    await start();
    const waiting = rawRequest('GET', '/api/test/wait');
    for (const perConnection of [atOnce.pipelined.max, 41]) {
      const flood = await many(30, waiting.repeat(perConnection));
      await sleep(25);
      for (const { socket } of flood) socket.destroy();
    }
    await expectOthersAreServed();
    // The work of a cut request keeps its place until it has ended.
    expect(app.app.places().underWay).toBe(atOnce.requestsOfVisitors.max);
    wake();
    await expectAllGivenBack();
  });

  test('when half-sent bodies are cut, and while they last others are served', async () => {
    await start();
    const half = await many(210, rawRequest('POST', login, { headers: json, body: '{"email":', length: 90 }));
    await soon(() => expect(app.app.places().arriving).toBe(atOnce.requestsOfVisitors.max));
    await expectOthersAreServed();
    for (const { socket } of half) socket.destroy();
    await expectAllGivenBack();
  });

  test('when half-sent forms are cut', async () => {
    await start();
    const form = {
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nx',
      length: 9_000,
    };
    const half = await many(3, rawRequest('POST', '/api/apps/alecrim/functions/buscarCardapioPublico', form));
    await soon(() => expect(app.app.places().arriving).toBe(3));
    for (const { socket } of half) socket.destroy();
    await expectAllGivenBack();
  });

  test('when both the handler and the connection have ended, if the handler does not read the body', async () => {
    await start();
    const path = '/api/test/wait';
    const chunked = { headers: { 'Transfer-Encoding': 'chunked' } };
    const form = { headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: '--x', length: 90 };
    const cut = [
      await send(rawRequest('GET', path, { length: 1 })),
      await send(rawRequest('GET', path, { body: 'x' })),
      await send(rawRequest('HEAD', path, { body: 'x', length: 90 })),
      await send(`${rawRequest('GET', path, chunked)}5\r\nab`),
      await send(rawRequest('GET', path, form)),
      await send(rawRequest('POST', path, form)),
    ];
    const held = () => app.app.places().underWay + app.app.places().arriving;
    await soon(() => expect(held()).toBe(cut.length));
    for (const { socket } of cut) socket.destroy();
    await expectNoConnections();
    expect(held()).toBe(cut.length);
    wake();
    await expectAllGivenBack();
  });

  test('and the handler of a request that was cut before does not begin', async () => {
    await start();
    const early = await send(rawRequest('GET', '/api/test/begin'));
    await sleep(25);
    early.socket.destroy();
    await expectNoConnections();
    wake();
    expect(await statusOf(rawRequest('GET', '/api/test/begin'))).toBe(200);
    expect(begun).toBe(1);
    await expectAllGivenBack();
  });

  test('when a body makes no progress for 15 seconds: 408', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await start();
    const [half] = await many(1, rawRequest('POST', login, { headers: json, body: '{"email":', length: 90 }));
    await soon(() => expect(app.app.places().arriving).toBe(1));
    vi.advanceTimersByTime(14_000);
    expect(half?.socket.destroyed).toBe(false);
    half?.socket.write('"ana');
    await sleep(50);
    vi.advanceTimersByTime(4_000);
    await half?.closed;
    expect(half?.statuses()).toEqual([408]);
    await expectAllGivenBack();
  });

  test('when a refused handshake keeps its half of the connection open', async () => {
    await start();
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      Origin: 'https://evil.example',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const path = '/socket.io/?EIO=4&transport=websocket';
    const refused = [
      ...(await many(205, rawRequest('GET', path, { headers }), { isHalfOpen: true })),
      ...(await many(5, rawRequest('POST', path, { headers }), { isHalfOpen: true })),
    ];
    await expectAllGivenBack();
    await expectOthersAreServed();
    // A half-open client does not see it; the server has no connection left.
    await expectNoConnections();
    expect(new Set(refused.flatMap((client) => client.statuses()))).toEqual(new Set([403, 400]));
  });

  test('when an answer is never read', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await start();
    const deaf = await many(3, rawRequest('GET', '/api/test/large'), { isReading: false });
    await soon(() => expect(app.app.places().underWay).toBe(3));
    // The kernel takes some of it first.
    await sleep(300);
    for (let i = 0; i < 20; i++) vi.advanceTimersByTime(1_000);
    for (const { socket } of deaf) socket.resume();
    await Promise.all(deaf.map(({ closed }) => closed));
    await expectAllGivenBack();
  });
});

describe('T46: a slow client', () => {
  test('may upload for minutes while bytes arrive', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await start();
    const ana = await app.aNutritionist();
    const content = 'x'.repeat(10_000);
    const form = [
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
      ...Array(30).fill(content),
      '\r\n--x--\r\n',
    ];
    const slow = await send(
      rawRequest('POST', '/api/apps/alecrim/integration-endpoints/Core/UploadPrivateFile', {
        headers: { Authorization: `Bearer ${ana.token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
        length: form.join('').length,
      }),
    );
    for (const piece of form) {
      slow.socket.write(piece);
      await sleep(5);
      vi.advanceTimersByTime(10_000);
    }
    await soon(() => expect(slow.statuses()).toEqual([200]));
    await expectAllGivenBack();
  });
});

test('T46: a body that makes no progress is ended, also where its request was refused before', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  await start();
  const headers = { ...json, Host: 'evil.example' };
  const half = await send(rawRequest('POST', login, { headers, body: '{', length: 90 }));
  await soon(() => expect(half.statuses()).toEqual([421]));
  for (let i = 0; i < 20; i++) vi.advanceTimersByTime(1_000);
  await soon(() => expect(half.socket.destroyed).toBe(true));
});

describe('T46: shares', () => {
  const waiting = rawRequest('GET', '/api/test/wait');
  const waitingAs = (token: string) =>
    rawRequest('GET', '/api/test/wait', { headers: { Authorization: `Bearer ${token}` } });

  test('an address and an account have a share each, and when all places are taken health says so', async () => {
    const lines: string[] = [];
    await start({
      deps: ({ log }) => ({
        log: Object.assign(Object.create(log), { error: (_: object, text: string) => lines.push(text) }),
      }),
    });
    const people = await Promise.all(Array.from({ length: 3 }, () => app.aNutritionist()));
    const [ana, bia, eva] = people.map(({ token }) => waitingAs(token)) as [string, string, string];

    await many(100, waiting);
    await soon(() => expect(app.app.places().underWay).toBe(100));
    expect(await statusOf(waiting, ATTACKER)).toBe(503);
    await expectOthersAreServed();

    // The same address: signed-in people have places that visitors cannot take.
    await many(50, ana);
    await soon(() => expect(app.app.places().underWay).toBe(150));
    expect(await statusOf(bia, ATTACKER)).toBe(503);
    await many(10, ana, { from: OTHER });
    await soon(() => expect(app.app.places().underWay).toBe(160));
    expect(await statusOf(ana)).toBe(503);
    await expectOthersAreServed();

    await many(40, bia, { from: OTHER });
    await soon(() => expect(app.app.places().underWay).toBe(200));
    expect(await statusOf(eva, '127.0.0.4')).toBe(503);
    const full = await app.anonymous.get('/api/health');
    expect(full).toMatchObject({
      status: 503,
      body: { code: 'OVERLOADED', extra_data: { reason: 'no_places' } },
    });
    expect(lines).toEqual(['OVERLOADED']);
    wake();
    await soon(() => expect(app.app.places()).toMatchObject({ underWay: 0, arriving: 0 }));
  });

  test('when no connection is free, health and the log say so', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const lines: string[] = [];
    await start({
      config: { rateLimitScale: 0.01 },
      deps: ({ log }) => ({
        log: Object.assign(Object.create(log), { error: (_: object, text: string) => lines.push(text) }),
      }),
    });
    for (const from of [ATTACKER, '127.0.0.4', '127.0.0.5', '127.0.0.6']) await many(10, '', { from });
    const refused = await send('', { from: OTHER });
    await refused.closed;
    expect(lines).toEqual(['OVERLOADED']);
    // A monitor that kept its connection asks.
    const full = {
      status: 503,
      body: { code: 'OVERLOADED', extra_data: { reason: 'no_connections' } },
    };
    expect(await app.anonymous.get('/api/health')).toMatchObject(full);
    for (const { socket } of clients) socket.destroy();
    await expectNoConnections();
    expect(await app.anonymous.get('/api/health')).toMatchObject(full);
    vi.advanceTimersByTime(5_001);
    expect(await statusOf(health)).toBe(200);
  });

  test('half-sent forms hold the memory that arrived, not the memory that they announce', async () => {
    await start();
    const form = {
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nx',
      length: 2_900_000,
    };
    await many(94, rawRequest('POST', '/api/apps/alecrim/functions/buscarCardapioPublico', form));
    await soon(() => expect(app.app.places().arriving).toBe(94));
    const ana = await app.aNutritionist();
    const file = { name: 'a.txt', content: 'x'.repeat(9 * MEGABYTE) };
    expect((await ana.upload('/integration-endpoints/Core/UploadPrivateFile', file)).status).toBe(200);
  });

  test('a connection has eight requests without an answer at most, and an address a share of connections', async () => {
    await start({ config: { rateLimitScale: 0.01 } });
    const crowded = await send(waiting.repeat(9));
    await crowded.closed;
    const silent = await many(11, '');
    await soon(() => expect(silent.filter(({ socket }) => !socket.destroyed)).toHaveLength(10));
    expect(await statusOf(health)).toBe(200);
  });
});
