import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Calls `listener` with the path of the field after each change of a form's values, until the returned function is called. Not
 * by `watch`, which copies all values of the form at every key.
 */
export function onFormChange<V extends FieldValues>(
  { control }: Pick<UseFormReturn<V>, 'control'>,
  listener: (change: { name?: string }) => void,
): () => void {
  // A typed change has a type, and one by the code has values. Other reports are about errors and focus.
  const next = (report: { name?: string; type?: string }) => {
    if (report.type !== undefined || 'values' in report) listener(report);
  };
  return control._subjects.state.subscribe({ next }).unsubscribe;
}
