import { get, useFormState } from 'react-hook-form';

/**
 * The error of one field. Listens to that field alone, so that a form of hundreds of fields does not
 * draw them all again for the error of one.
 */
export function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name, exact: true });
  return messageIn(get(errors, name));
}

// The error of a list is either its own or that of one of its lines.
function messageIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageIn).find(Boolean);
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
