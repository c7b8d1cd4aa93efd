import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('at most twenty toasts are kept, the newest first', () => {
  const store = createToastStore();
  for (let n = 1; n <= 25; n++) store.show({ title: `Aviso ${n}` });
  expect(store.toasts()).toHaveLength(20);
  expect(store.toasts()[0]?.title).toBe('Aviso 25');
  expect(store.toasts().at(-1)?.title).toBe('Aviso 6');
});

test('a dismissed toast closes at once and leaves the list after 1,000,000 ms', () => {
  const store = createToastStore();
  const id = store.show({ title: 'Salvo' });
  store.dismiss(id);
  expect(store.toasts()).toMatchObject([{ id, isOpen: false }]);
  vi.advanceTimersByTime(999_999);
  expect(store.toasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.toasts()).toHaveLength(0);
});

test('listeners are called for every change until they unsubscribe', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  const id = store.show({ title: 'Um' });
  store.dismiss(id);
  store.dismiss(id);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  store.show({ title: 'Dois' });
  expect(listener).toHaveBeenCalledTimes(2);
});
