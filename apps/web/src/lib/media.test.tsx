import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsPhone } from './media.ts';

const listeners = new Set<() => void>();

/** A screen, or the sheet of paper that it prints. */
function show({ width, isPrint = false }: { width: number; isPrint?: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === 'print' ? isPrint : width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
  }));
  act(() => {
    for (const listener of listeners) listener();
  });
}

afterEach(() => vi.unstubAllGlobals());

test('a window that is made wider takes the layout of a desk', () => {
  show({ width: 360 });
  const { result } = renderHook(useIsPhone);
  expect(result.current).toBe(true);
  show({ width: 1_440 });
  expect(result.current).toBe(false);
});

test('a phone keeps its layout while it prints on a wider sheet', () => {
  show({ width: 360 });
  const { result } = renderHook(useIsPhone);
  show({ width: 794, isPrint: true });
  expect(result.current).toBe(true);
  show({ width: 360 });
  expect(result.current).toBe(true);
});
