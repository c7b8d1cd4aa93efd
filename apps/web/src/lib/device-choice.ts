import { useSyncExternalStore } from 'react';
import { pageStorage } from './storage.ts';

/** One of a few values that this device stores under a key. The result is a hook: the value, and how to change it. */
export function deviceValue<T extends string>(key: string, values: readonly T[], usual: T) {
  const listeners = new Set<() => void>();
  // Where the browser blocks storage, the choice lasts until the page is left.
  let chosen: T | undefined;
  const value = () => (chosen ??= stored() ?? usual);

  function stored(): T | undefined {
    const text = pageStorage()?.getItem(key);
    return values.find((value) => value === text);
  }

  function choose(next: T) {
    chosen = next;
    try {
      pageStorage()?.setItem(key, next);
    } catch {
      // The storage is full: the choice lasts until the page is left.
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return (): readonly [value: T, choose: (next: T) => void] => [
    useSyncExternalStore(subscribe, value),
    choose,
  ];
}

/** The same for a choice between on and off. */
export function deviceChoice(key: string, isUsuallyOn: boolean) {
  const useValue = deviceValue(key, ['sim', 'nao'], isUsuallyOn ? 'sim' : 'nao');
  return (): readonly [isOn: boolean, choose: (isOn: boolean) => void] => {
    const [value, choose] = useValue();
    return [value === 'sim', (isOn) => choose(isOn ? 'sim' : 'nao')];
  };
}
