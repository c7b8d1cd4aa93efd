import { useSyncExternalStore } from 'react';
import { NUMBERS_CHOICE, pageStorage } from '../../lib/storage.ts';

const listeners = new Set<() => void>();
// Where the browser blocks storage, the choice holds until the page is left.
let chosen: boolean | undefined;

/** Whether the editor shows numbers. The device remembers it for all plans and templates. */
export function useNumbersChoice(): readonly [isOn: boolean, choose: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOn), choose];
}

const isOn = () => (chosen ??= pageStorage()?.getItem(NUMBERS_CHOICE) === 'sim');

function choose(isOn: boolean) {
  chosen = isOn;
  try {
    pageStorage()?.setItem(NUMBERS_CHOICE, isOn ? 'sim' : 'nao');
  } catch {
    // A full storage forgets the choice with the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
