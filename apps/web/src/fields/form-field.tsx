import { get, useFormState } from 'react-hook-form';
import { Field, type FieldProps } from '../ui/field.tsx';

export interface FormFieldProps extends Omit<FieldProps, 'error'> {
  /** The path of its value in the form. */
  name: string;
}

/** Label, hint and error of one value of a form. It renders only for its own error. */
export function FormField({ name, ...field }: FormFieldProps) {
  const { errors } = useFormState({ name, exact: true });
  return <Field error={messageIn(get(errors, name))} {...field} />;
}

// The error of a list is either its own or that of one of its lines.
function messageIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageIn).find(Boolean);
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
