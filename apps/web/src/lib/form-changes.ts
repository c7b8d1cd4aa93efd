import type { Control, FieldValues, UseFormReturn } from 'react-hook-form';

type Listener = (change: { name?: string }) => void;

// Only of forms whose fields report their changes.
const listenersOf = new WeakMap<object, Set<Listener>>();

export const startReporting = (control: object) => void listenersOf.set(control, new Set());

/** Calls `listener` with the path of the field after each change of a form's values, until the returned function is called. */
export function onFormChange<V extends FieldValues>(
  { control, watch }: Pick<UseFormReturn<V>, 'control' | 'watch'>,
  listener: Listener,
): () => void {
  const listeners = listenersOf.get(control);
  if (!listeners) return watch((_values, change) => listener(change)).unsubscribe;
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports what was written neither by `register` nor by `setValue`, such as a part that was moved. */
export function reportChange<V extends FieldValues>(control: Control<V>, name: string) {
  for (const listener of listenersOf.get(control) ?? []) listener({ name });
}
