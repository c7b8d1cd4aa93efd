import { ApiError } from '@alecrim/client';
import { failureText } from '../lib/failure-text.ts';

/** Why a save did not happen, as a form can show it. */
export type SaveFailure =
  | { kind: 'conflict'; current: Record<string, unknown> & { version: number } }
  | { kind: 'fields'; fields: { field: string; message: string }[] }
  | { kind: 'other'; message: string };

export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'other', message: failureText(error) };
  const { current, fields } = error.data?.extra_data ?? {};
  if (error.code === 'VERSION_CONFLICT' && isRecord(current)) return { kind: 'conflict', current };
  if (error.code === 'VALIDATION_ERROR' && fields && fields.length > 0) return { kind: 'fields', fields };
  if (error.status === 401) return { kind: 'other', message: 'Sua sessão terminou. Entre e salve de novo.' };
  if (error.status === 404)
    return { kind: 'other', message: 'Este registro foi excluído em outro lugar. Copie o que precisar.' };
  return { kind: 'other', message: failureText(error) };
}

const isRecord = (value: unknown): value is Record<string, unknown> & { version: number } =>
  typeof value === 'object' && value !== null && 'version' in value;
