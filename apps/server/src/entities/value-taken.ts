import type { Entity } from '@alecrim/domain';
import { isUniqueViolation } from '../platform/db/dialect.ts';
import { invalidInput } from '../platform/http/validate.ts';

/** The refusal of a value that must be unique and is taken; any other error as it is. */
export function valueTaken({ onePerOwner }: Entity, error: unknown): unknown {
  if (!isUniqueViolation(error)) return error;
  return invalidInput([{ path: [onePerOwner ?? 'token_publico'], message: 'já está em uso.' }]);
}
