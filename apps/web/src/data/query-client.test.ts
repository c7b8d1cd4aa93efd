import { ApiError } from '@alecrim/client';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anAccount } from '../testing/accounts.ts';
import { clearForNextPerson, createQueryClient, refetchOnPageRestore, watchNetwork } from './query-client.ts';
import { retryDelay } from './request-failures.ts';
import { createSession } from './session.ts';

afterEach(() => onlineManager.setOnline(true));

const defaults = createQueryClient().getDefaultOptions().queries;
const retry = defaults?.retry as (failures: number, error: unknown) => boolean;

test('queries: unused data is kept for 5 minutes, and the wait before a retry doubles from 1 s to 30 s (P08)', () => {
  expect(defaults).toMatchObject({ refetchOnWindowFocus: false, gcTime: 300_000 });
  expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => retryDelay(attempt))).toEqual([
    1000, 2000, 4000, 8000, 16000, 30000, 30000,
  ]);
});

test('a failure is retried once', () => {
  expect(retry(0, { status: 503 })).toBe(true);
  expect(retry(1, { status: 503 })).toBe(false);
  expect(retry(0, { status: 0 })).toBe(true);
});

test.each([401, 403, 404, 409, 422])('a request that was answered with %d is not repeated', (status) => {
  expect(retry(0, { status })).toBe(false);
});

test('the server says how long to wait; a person does not wait for minutes in front of a screen', () => {
  const limited = (retryAfterMs: number) => new ApiError('', { status: 429, retryAfterMs });
  expect(retryDelay(0, limited(7_000))).toBe(7_000);
  expect(retry(0, limited(7_000))).toBe(true);
  expect(retry(0, limited(900_000))).toBe(false);
});

test('without a network a change fails at once, and is not sent later by itself', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn(() => Promise.reject(new ApiError('', { status: 0 })));
  const change = new MutationObserver(createQueryClient(), { mutationFn: send });
  await expect(change.mutate()).rejects.toMatchObject({ status: 0 });
  onlineManager.setOnline(true);
  expect(send).toHaveBeenCalledTimes(1);
});

test('the app counts as offline only when the server does not answer either', async () => {
  watchNetwork(() => Promise.resolve(true));
  const stop = onlineManager.subscribe(() => {});
  window.dispatchEvent(new Event('offline'));
  await Promise.resolve();
  expect(onlineManager.isOnline()).toBe(true);
  stop();

  watchNetwork(() => Promise.resolve(false));
  const stopAgain = onlineManager.subscribe(() => {});
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => expect(onlineManager.isOnline()).toBe(false));
  window.dispatchEvent(new Event('online'));
  expect(onlineManager.isOnline()).toBe(true);
  stopAgain();
});

test('data of one person are removed before another person sees a page', async () => {
  const queries = createQueryClient();
  const session = createSession();
  clearForNextPerson(queries, session);
  let person = anAccount();
  await session.start({
    app: { getPublicSettings: async () => ({ id: 'alecrim', public_settings: 'public_without_login' }) },
    auth: { hasToken: () => true, pendingToken: () => undefined, me: async () => person },
  } as never);
  queries.setQueryData(['Paciente'], ['Marina Alves']);
  session.setUser(anAccount({ full_name: 'Ana Prado' }));
  expect(queries.getQueryData(['Paciente'])).toEqual(['Marina Alves']);
  person = anAccount({ id: 'u2' });
  await session.restart();
  expect(queries.getQueryData(['Paciente'])).toBeUndefined();
});

test('queries that failed while the page was left are repeated when the person returns', async () => {
  const queries = createQueryClient();
  const stop = refetchOnPageRestore(queries);
  const ask = vi.fn().mockRejectedValueOnce({ status: 404 }).mockResolvedValue('a lista');
  const observer = new QueryObserver(queries, { queryKey: ['lista'], queryFn: ask });
  const forget = observer.subscribe(() => {});
  await waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(observer.getCurrentResult().data).toBe('a lista'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(ask).toHaveBeenCalledTimes(2);
  forget();
  stop();
});
