import { ApiError } from '@alecrim/client';
import { failureText } from '../lib/failure-text.ts';

/** The reason of a failed save, for the form and for single fields. */
export interface SaveFailure {
  message: string;
  /** The errors of single fields. */
  fields: readonly { field: string; message: string }[];
}

export function saveFailure(error: unknown): SaveFailure {
  const fields = error instanceof ApiError ? (error.data?.extra_data?.fields ?? []) : [];
  const isInFields = error instanceof ApiError && error.code === 'VALIDATION_ERROR' && fields.length > 0;
  return isInFields
    ? { message: 'Confira os campos marcados.', fields }
    : { message: failureText(error), fields: [] };
}
