import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';
import { attempt, pageStorage } from './storage.ts';

/** One of a few values that this device stores under a key. The result is a hook: the value, and how to change it. */
export function deviceValue<T extends string>(key: string, values: readonly T[], usual: T) {
  const { notify, subscribe } = createListeners();
  // Where the storage is blocked or full, the choice lasts until the page is left.
  let chosen: T | undefined;
  const value = () => (chosen ??= stored() ?? usual);

  function stored(): T | undefined {
    const text = pageStorage()?.getItem(key);
    return values.find((value) => value === text);
  }

  function choose(next: T) {
    chosen = next;
    attempt(() => pageStorage()?.setItem(key, next));
    notify();
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
