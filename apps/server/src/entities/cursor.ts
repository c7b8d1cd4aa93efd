import { createHash } from 'node:crypto';
import { isCleanText, type Shape } from '@alecrim/domain';
import { AppError } from '../errors.ts';
import { isSortValue, type SortValue } from './sort-value.ts';

/** Where a page ended: the sort value and id of its last record. Bound to the query it was made for. */
export interface Position {
  value: SortValue;
  id: string;
}

export function encodeCursor(position: Position, query: unknown, sort: string): string {
  return Buffer.from(JSON.stringify([position.value, position.id, fingerprint(query, sort)])).toString(
    'base64url',
  );
}

export function decodeCursor(cursor: string, query: unknown, sort: string, shape: Shape): Position {
  try {
    const [value, id, mark] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isId = typeof id === 'string' && isCleanText(id);
    if (isId && isSortValue(shape, value) && mark === fingerprint(query, sort)) return { value, id };
  } catch {
    // Fall through: a cursor that cannot be read is as wrong as one of another query.
  }
  throw new AppError('INVALID_QUERY', {
    message: 'O cursor não vale para esta consulta.',
    extra: { reason: 'invalid_cursor' },
  });
}

const fingerprint = (query: unknown, sort: string) =>
  createHash('sha256')
    .update(JSON.stringify([query, sort]))
    .digest('base64url')
    .slice(0, 12);
