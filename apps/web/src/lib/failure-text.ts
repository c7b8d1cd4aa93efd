import { type FailureCode, failures } from '@alecrim/domain/pure';

interface Failure {
  code?: string;
  message?: string;
  requestId?: string;
  /** The answer of the server. */
  data?: { message?: string; extra_data?: { fields?: readonly { message: string }[] } };
}

// The server's messages for these codes are written for programs.
const TECHNICAL = ['NOT_FOUND', 'INVALID_REFERENCE'];

/** Why something failed, for a person. A fault of the server itself also has the id that the operator finds in the log. */
export function failureText(error: unknown): string {
  const { code, requestId } = (error ?? {}) as Failure;
  const reason = reasonOf(error);
  return code === 'INTERNAL' && requestId ? `${reason} Código do erro: ${requestId}` : reason;
}

/** The server's own sentence, or the catalogue's for its code. */
function reasonOf(error: unknown): string {
  const { code = '', message, data } = (error ?? {}) as Failure;
  if (!isKnown(code)) return message || 'Erro desconhecido';
  // Without the names of the fields, which are for programs.
  const fields = data?.extra_data?.fields ?? [];
  if (fields.length > 0) return [...new Set(fields.map((field) => field.message))].join(' ');
  const known = failures[code];
  if ('text' in known) return known.text;
  return (!TECHNICAL.includes(code) && data?.message) || known.message;
}

export const failureCode = (error: unknown): string | undefined => (error as Failure | null)?.code;

const isKnown = (code: string): code is FailureCode => Object.hasOwn(failures, code);
