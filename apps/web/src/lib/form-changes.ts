import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Calls `listener` with the path of the field after each change of a form's values, until the returned function is called. */
export function onFormChange<V extends FieldValues>(
  { watch }: Pick<UseFormReturn<V>, 'watch'>,
  listener: (change: { name?: string }) => void,
): () => void {
  return watch((_values, change) => listener(change)).unsubscribe;
}
