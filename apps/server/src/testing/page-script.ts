import { afterEach, beforeEach, vi } from 'vitest';

/** Removes after each test what a script of the patient's page has added to the window, which all tests of a worker share. */
export function isolatePageScripts(): void {
  beforeEach(() => {
    const listeners = vi.spyOn(globalThis, 'addEventListener');
    const intervals = vi.spyOn(globalThis, 'setInterval');
    return () => {
      for (const [name, listener] of listeners.mock.calls) removeEventListener(name, listener);
      for (const { value } of intervals.mock.results) clearInterval(value);
      listeners.mockRestore();
      intervals.mockRestore();
    };
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
