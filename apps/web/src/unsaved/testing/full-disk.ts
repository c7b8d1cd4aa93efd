import { vi } from 'vitest';

/** A local storage that can be filled up. It is put away by `vi.unstubAllGlobals()`. */
export function diskThatCanBeFull() {
  let isFull = false;
  const real = localStorage;
  vi.stubGlobal(
    'localStorage',
    new Proxy(real, {
      get(target, name) {
        if (name === 'setItem' && isFull)
          return () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  );
  return {
    setFull: (next: boolean) => {
      isFull = next;
    },
    isFull: () => isFull,
  };
}
