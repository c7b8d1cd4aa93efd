import { ApiError } from '@alecrim/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Obstacle } from '../data/request-failures.ts';
import { atStart } from '../data/start-up.ts';
import { withRetry } from './send-record.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = (status: number) => new ApiError('falhou', { status });

function aSession() {
  const listeners = new Set<() => void>();
  let state = { ...atStart, isExpired: false };
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(isExpired: boolean) {
      state = { ...state, isExpired };
      for (const listener of listeners) listener();
    },
  };
}

function tryWith(send: () => Promise<string>, session = aSession(), abort = new AbortController()) {
  const waits: (Obstacle | 'again')[] = [];
  const result = withRetry(send, {
    session,
    signal: abort.signal,
    onWait: (obstacle) => waits.push(obstacle),
    onRetry: () => waits.push('again'),
  });
  return { result, waits, abort };
}

test('a request that did not reach the server is repeated until it does', async () => {
  const send = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(failure(0))
    .mockRejectedValueOnce(failure(503))
    .mockResolvedValue('salvo');
  const { result, waits } = tryWith(send);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await result).toBe('salvo');
  expect(waits).toEqual(['connection', 'again', 'unavailable', 'again']);
});

test.each([
  [new ApiError('', { status: 429 }), 'busy'],
  [new ApiError('', { status: 408 }), 'slow'],
  [new ApiError('', { status: 0, code: 'TIMEOUT' }), 'slow'],
  [new ApiError('', { status: 503 }), 'unavailable'],
])('each cause of a pause has its own name: %j is "%s"', async (error, cause) => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('salvo');
  const { waits, result } = tryWith(send);
  await vi.advanceTimersByTimeAsync(60_000);
  await result;
  expect(waits).toEqual([cause, 'again']);
});

test('the server says how long the pause is, and the network coming back does not end it', async () => {
  const busy = new ApiError('', { status: 429, retryAfterMs: 40_000 });
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockResolvedValue('salvo');
  const { result } = tryWith(send);
  await vi.advanceTimersByTimeAsync(39_000);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await result).toBe('salvo');
});

test('the pause ends when the network is back', async () => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure(0)).mockResolvedValue('salvo');
  const { result } = tryWith(send);
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('online'));
  expect(await result).toBe('salvo');
});

test('when the session ends during the pause, the request waits for sign-in, because the next token may be of another account', async () => {
  const session = aSession();
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure(0)).mockResolvedValue('salvo');
  const { result } = tryWith(send, session);
  await vi.advanceTimersByTimeAsync(1);
  session.set(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  session.set(false);
  expect(await result).toBe('salvo');
});

test('after the session has ended, the request waits for sign-in without a time limit', async () => {
  const session = aSession();
  const send = vi.fn(async () => {
    if (send.mock.calls.length > 1) return 'salvo';
    session.set(true);
    throw failure(401);
  });
  const { result, waits } = tryWith(send, session);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(waits).toEqual(['session']);
  session.set(false);
  expect(await result).toBe('salvo');
});

test('a refusal is final', async () => {
  const send = vi.fn(() => Promise.reject(failure(422)));
  await expect(tryWith(send).result).rejects.toMatchObject({ status: 422 });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a cancelled request is not repeated', async () => {
  const send = vi.fn(() => Promise.reject(failure(0)));
  const { result, abort } = tryWith(send);
  const ended = expect(result).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(1);
  abort.abort();
  await ended;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});
