import { ApiError } from '@alecrim/client';
import { failureText } from '../lib/failure-text.ts';

/** Why a request that may still succeed has not succeeded yet. */
export type Obstacle = 'connection' | 'slow' | 'busy' | 'unavailable' | 'session';

const obstacles: Record<number, Obstacle> = {
  0: 'connection',
  401: 'session',
  408: 'slow',
  429: 'busy',
  502: 'unavailable',
  503: 'unavailable',
  504: 'slow',
};

/** Temporary failures; any other refusal is final. */
export function obstacleOf(error: unknown): Obstacle | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.code === 'TIMEOUT' ? 'slow' : obstacles[error.status];
}

/** Doubles from 1 s to 30 s (P08); never shorter than the server asks for. */
export function retryDelay(attempt: number, error?: unknown): number {
  return Math.max(Math.min(1_000 * 2 ** attempt, LONGEST_MS), askedWait(error));
}

const LONGEST_MS = 30_000;

/** Queries are retried once: a person does not wait for minutes in front of a screen. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures === 0 && !isFinal(error) && askedWait(error) <= LONGEST_MS;
}

/** A retry would be refused too. */
function isFinal(error: unknown): boolean {
  const { status = 0 } = (error ?? {}) as { status?: number };
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

const askedWait = (error: unknown): number => (error instanceof ApiError && error.retryAfterMs) || 0;

/** The reason of a failed save, for the form and for single fields. */
interface SaveFailure {
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
