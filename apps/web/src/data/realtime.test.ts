import type { Client, RealtimeStatus } from '@alecrim/client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchEntities } from './realtime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aLiveClient() {
  const listeners = new Map<string, (change: object) => void>();
  let tell: (status: RealtimeStatus) => void = () => {};
  const entities = new Proxy(
    {},
    {
      get: (_target, name: string) => ({
        subscribe(listener: (change: object) => void) {
          listeners.set(name, listener);
          return () => listeners.delete(name);
        },
      }),
    },
  );
  const realtime = {
    onStatus(listener: typeof tell) {
      tell = listener;
      return () => {};
    },
  };
  return {
    client: { entities, realtime } as unknown as Client,
    listeners,
    change: (name: string, id = 'p1') => listeners.get(name)?.({ type: 'update', id, data: { id } }),
    status: (status: RealtimeStatus) => tell(status),
  };
}

test('a change on another device makes this tab read that entity again within 150 ms, once for many changes', () => {
  const { client, change, listeners } = aLiveClient();
  const queries = new QueryClient();
  const invalidate = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue();
  const stop = watchEntities(client, queries);
  expect(listeners.size).toBe(9);

  change('Paciente');
  vi.advanceTimersByTime(100);
  // Later changes do not delay the refresh.
  for (let n = 0; n < 50; n++) change('Paciente');
  vi.advanceTimersByTime(49);
  expect(invalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(invalidate.mock.calls).toEqual([[{ queryKey: ['Paciente'] }]]);
  vi.runAllTimers();
  expect(invalidate).toHaveBeenCalledTimes(1);

  stop();
  expect(listeners.size).toBe(0);
});

test('data are read again after the first connection and after every reconnection', () => {
  const { client, status } = aLiveClient();
  const queries = new QueryClient();
  const invalidate = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue();
  watchEntities(client, queries);
  status({ state: 'connected' });
  vi.runAllTimers();
  expect(invalidate).toHaveBeenCalledTimes(9);
  status({ state: 'disconnected' });
  vi.runAllTimers();
  expect(invalidate).toHaveBeenCalledTimes(9);
  status({ state: 'connected' });
  vi.runAllTimers();
  expect(invalidate).toHaveBeenCalledTimes(18);
});
