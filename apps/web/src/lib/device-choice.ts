import { useSyncExternalStore } from 'react';
import { pageStorage } from './storage.ts';

/** A choice between on and off that this device stores under a key. The result is a hook: the choice, and how to change it. */
export function deviceChoice(key: string, isUsuallyOn: boolean) {
  const listeners = new Set<() => void>();
  // Where the browser blocks storage, the choice lasts until the page is left.
  let chosen: boolean | undefined;
  const isOn = () => (chosen ??= stored() ?? isUsuallyOn);

  function stored(): boolean | undefined {
    const text = pageStorage()?.getItem(key);
    return text ? text === 'sim' : undefined;
  }

  function choose(isOn: boolean) {
    chosen = isOn;
    try {
      pageStorage()?.setItem(key, isOn ? 'sim' : 'nao');
    } catch {
      // The storage is full: the choice lasts until the page is left.
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return (): readonly [isOn: boolean, choose: (isOn: boolean) => void] => [
    useSyncExternalStore(subscribe, isOn),
    choose,
  ];
}
