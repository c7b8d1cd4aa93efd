import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRealtime } from './realtime.ts';

const library = vi.hoisted(() => ({ io: vi.fn(), isMissing: false }));
vi.mock('socket.io-client', () => ({
  get io() {
    if (library.isMissing) throw new Error('chunk did not load');
    return library.io;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  const socket = { on: () => socket, disconnect: () => socket, connected: false };
  library.io.mockReset().mockReturnValue(socket);
  library.isMissing = false;
});
afterEach(() => vi.useRealTimers());

const loaded = () => vi.dynamicImportSettled();
const create = (serverUrl = '') => createRealtime({ serverUrl, appId: 'demo', token: () => 't' });

test('P75: the socket library gets our timeout and our delays for reconnecting', async () => {
  create().subscribe('r', () => {});
  await loaded();
  expect(library.io).toHaveBeenCalledExactlyOnceWith(undefined, {
    path: '/ws-user-apps/socket.io/',
    transports: ['websocket'],
    query: { app_id: 'demo', token: 't' },
    timeout: 20_000,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
    forceNew: true,
  });
});

test('many subscriptions share one connection', async () => {
  const realtime = create('http://other.test');
  for (const room of ['a', 'b', 'a']) realtime.subscribe(room, () => {});
  await loaded();
  expect(library.io).toHaveBeenCalledExactlyOnceWith('http://other.test', expect.anything());
});

test('the client does not connect when all listeners left before the library was loaded', async () => {
  create().subscribe('r', () => {})();
  await loaded();
  expect(library.io).not.toHaveBeenCalled();
});

test('a library that failed to load is reported and loaded again while a listener waits', async () => {
  const [realtime, status] = [create(), vi.fn()];
  realtime.onStatus(status);
  library.isMissing = true;
  realtime.subscribe('r', () => {});
  await loaded();
  expect(status).toHaveBeenCalledExactlyOnceWith({ state: 'failed', error: expect.any(Error) });

  library.isMissing = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(library.io).toHaveBeenCalledOnce();
});

test('a library that failed to load is not loaded again after the clean-up', async () => {
  const realtime = create();
  library.isMissing = true;
  realtime.subscribe('r', () => {});
  await loaded();
  library.isMissing = false;
  realtime.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(library.io).not.toHaveBeenCalled();
});

test('a status listener can be removed', async () => {
  const [realtime, status] = [create(), vi.fn()];
  realtime.onStatus(status)();
  library.isMissing = true;
  realtime.subscribe('r', () => {});
  await loaded();
  expect(status).not.toHaveBeenCalled();
});
