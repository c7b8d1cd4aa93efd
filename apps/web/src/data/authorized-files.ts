import { ApiError, type ErrorBody } from '@alecrim/client';
import { pageMeta } from '../lib/page-meta.ts';
import { storedToken } from '../lib/stored-token.ts';

// Files are not JSON, so they pass beside the client, with the same headers.

export const appPath = (path: string) => `/api/apps/${pageMeta('app-id')}${path}`;

export function authorizedHeaders(): Record<string, string> {
  const token = storedToken();
  return { 'X-App-Id': pageMeta('app-id'), ...(token && { Authorization: `Bearer ${token}` }) };
}

export const unreachable = (cause: unknown) =>
  new ApiError('Sem conexão com o servidor. Verifique sua internet e tente de novo.', {
    status: 0,
    code: 'NETWORK',
    cause,
  });

export function failureOf(status: number, body: unknown): ApiError {
  const { message, error, code } = (body ?? {}) as ErrorBody;
  return new ApiError(message ?? (typeof error === 'string' ? error : 'Erro desconhecido'), {
    status,
    code,
    body,
  });
}

/** A file that the server makes, or the failure that it told instead. */
export async function fileIn(asked: Promise<Response>): Promise<Blob> {
  const response = await asked.catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : unreachable(cause);
  });
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => undefined));
  return response.blob();
}
