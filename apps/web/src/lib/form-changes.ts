import { useState } from 'react';
import {
  type Control,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { isEqual } from './form-history/values.ts';

type Listener = (change: { name?: string }) => void;

const listenersOf = new WeakMap<object, Set<Listener>>();

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

/** A form with so many values that no key may copy them: `watch` does, so the fields of this form report their changes. */
export function useLongForm<V extends FieldValues>(props: UseFormProps<V>): UseFormReturn<V> {
  const form = useForm<V>(props);
  const [writers] = useState(() => reporting(form));
  return { ...form, ...writers };
}

function reporting<V extends FieldValues>({ control, register, setValue, getValues }: UseFormReturn<V>) {
  listenersOf.set(control, new Set());
  const writers: Pick<UseFormReturn<V>, 'register' | 'setValue'> = {
    register(name, options) {
      const field = register(name, options);
      const onChange: typeof field.onChange = (event) => {
        const done = field.onChange(event);
        reportChange(control, name);
        return done;
      };
      return { ...field, onChange };
    },
    setValue(name, value, options) {
      const isChanged = !isEqual(getValues(name), value);
      setValue(name, value, options);
      if (isChanged) reportChange(control, name);
    },
  };
  return writers;
}
