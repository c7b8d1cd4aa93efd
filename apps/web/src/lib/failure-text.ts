import { type FailureCode, failures } from '@alecrim/domain/pure';

interface Failure {
  code?: string;
  message?: string;
  /** The answer of the server. */
  data?: { message?: string };
}

// The server's messages for these codes are written for programs.
const TECHNICAL = [
  'AUTH_REQUIRED',
  'SERVICE_ROLE_REQUIRED',
  'USER_NOT_REGISTERED',
  'NOT_FOUND',
  'INVALID_REFERENCE',
];

/** Why something failed, for a person: the server's own sentence, or the catalogue's for its code. */
export function failureText(error: unknown): string {
  const { code = '', message, data } = (error ?? {}) as Failure;
  if (!isKnown(code)) return message || 'Erro desconhecido';
  return (!TECHNICAL.includes(code) && data?.message) || failures[code].message;
}

export const failureCode = (error: unknown): string | undefined => (error as Failure | null)?.code;

const isKnown = (code: string): code is FailureCode => Object.hasOwn(failures, code);
