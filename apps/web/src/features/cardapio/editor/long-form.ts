import { useState } from 'react';
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import { reportChange, startReporting } from '../../../lib/form-changes.ts';
import { isEqual } from '../../../lib/form-history/values.ts';

/** A form with so many values that no key may copy them: `watch` does, so the fields of this form report their changes. */
export function useLongForm<V extends FieldValues>(props: UseFormProps<V>): UseFormReturn<V> {
  const form = useForm<V>(props);
  const [writers] = useState(() => reporting(form));
  return { ...form, ...writers };
}

function reporting<V extends FieldValues>({ control, register, setValue, getValues }: UseFormReturn<V>) {
  startReporting(control);
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
  // `useController` registers its field at the control.
  control.register = writers.register;
  return writers;
}
