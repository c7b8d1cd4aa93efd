import type { Control, FieldValues } from 'react-hook-form';

/**
 * Calls `listener` after every change of a form's values, with the path of the field, until the returned function is
 * called. The form's own `subscribe` would copy all values for every key: an eighth of the cost of a key in a long plan.
 * The library does not document `_subjects`; the tests beside this file fail if a newer version does without it.
 */
export function onFormChange<V extends FieldValues>(
  control: Control<V>,
  listener: (change: { name?: string }) => void,
): () => void {
  const { unsubscribe } = control._subjects.state.subscribe({
    next: (state) => {
      // The form sends its errors the same way. A typed change has the type of its event, any other change has values.
      if (state.type || 'values' in state) listener(state);
    },
  });
  return unsubscribe;
}
