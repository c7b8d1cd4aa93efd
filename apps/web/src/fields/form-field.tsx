import { get, useFormState } from 'react-hook-form';
import { Field, type FieldProps } from '../ui/field.tsx';

/** The texts of a field and the path of its value in the form. */
export interface FieldTexts extends Omit<FieldProps, 'error' | 'children'> {
  name: string;
}

/** Label, hint and error of one value of a form. It renders only for its own error. */
export function FormField({ name, ...field }: FieldTexts & Pick<FieldProps, 'children'>) {
  const { errors } = useFormState({ name, exact: true });
  return <Field error={messageIn(get(errors, name))} {...field} />;
}

// The error of a list is either its own or that of one of its lines.
function messageIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageIn).find(Boolean);
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
