import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { AppError } from '../../platform/errors.ts';
import type { SortValue } from './sort-value.ts';

/** What one walk over pages asks for, each in one spelling, so that two requests can be compared. */
export interface Walk {
  q?: string;
  sort?: string;
  fields?: string;
  distinct?: string;
}

/** Where a page ended: the sort value and id of its last record. */
export interface Position {
  value: SortValue;
  id: string;
}

// The longest filter and the longest text that records can be sorted by, as JSON. Nothing larger is unpacked.
const MAX_CONTENT = 128 * 1024;

/**
 * A cursor holds what its owner sent and saw, and gives no right: it is neither signed nor secret, and the viewer's own
 * scope is applied to every page. Packed, it is about as long as the filter was in the address of the first page.
 */
export function encodeCursor(entity: string, { q, sort, fields, distinct }: Walk, { value, id }: Position) {
  const content = [entity, q, sort, fields, distinct, value, id];
  return deflateRawSync(JSON.stringify(content)).toString('base64url');
}

/** The walk and the position as the cursor says. A client can forge a cursor, so both must be checked. */
export function decodeCursor(entity: string, cursor: string): { walk: Walk; value: unknown; id: unknown } {
  const content = unpacked(cursor);
  if (!Array.isArray(content) || content[0] !== entity) throw invalidCursor();
  const [, q, sort, fields, distinct, value, id] = content;
  const walk = {
    q: q ?? undefined,
    sort: sort ?? undefined,
    fields: fields ?? undefined,
    distinct: distinct ?? undefined,
  };
  return { walk, value, id };
}

function unpacked(cursor: string): unknown {
  try {
    const packed = Buffer.from(cursor, 'base64url');
    return JSON.parse(inflateRawSync(packed, { maxOutputLength: MAX_CONTENT }).toString('utf8'));
  } catch {
    throw invalidCursor();
  }
}

export const invalidCursor = (message = 'O cursor não vale para esta consulta.') =>
  new AppError('INVALID_QUERY', { message, extra: { reason: 'invalid_cursor' } });
