import { type FailureCode, failures } from '@alecrim/domain/pure';

interface Failure {
  code?: string;
  message?: string;
}

// These name the field or the network, which the catalogue's sentence cannot.
const SPEAK_FOR_THEMSELVES = ['VALIDATION_ERROR', 'NETWORK'];

/** The catalogue's Portuguese sentence for a failure, chosen by its code. */
export function failureText(error: unknown): string {
  const { code = '', message } = (error ?? {}) as Failure;
  if (!SPEAK_FOR_THEMSELVES.includes(code) && isKnown(code)) return failures[code].message;
  return message || 'Erro desconhecido';
}

export const failureCode = (error: unknown): string | undefined => (error as Failure | null)?.code;

const isKnown = (code: string): code is FailureCode => Object.hasOwn(failures, code);
