import { ApiError } from '@alecrim/client';
import { withoutBrokenReference } from '../data/entity-mutations.ts';
import { shortHash } from '../lib/short-hash.ts';
import { type Base, baseOf, type Kind, type Saved } from './base.ts';

export type Outcome<C, R> =
  | { kind: 'saved'; record: R; base: Base<C> }
  /** Another person or device saved another text meanwhile; nothing was changed. */
  | { kind: 'conflict'; current: R }
  /** The record was deleted meanwhile. */
  | { kind: 'gone' };

interface Sending<C, R extends Saved> {
  kind: Kind<C, R>;
  base: Base<C>;
  content: C;
  /** The hashes of contents that were sent before. A text on the server with such a hash is our own save. */
  tried: readonly string[];
}

/** The hash by which a sent text is recognised. */
export const contentHash = <C, R extends Saved>(kind: Kind<C, R>, content: C): string =>
  shortHash(kind.readable(content));

/** One try to save. A newer version on the server is a conflict only if its text is another one. */
export async function sendContent<C extends object, R extends Saved>(
  sending: Sending<C, R>,
): Promise<Outcome<C, R>> {
  const { kind, base, content, tried } = sending;
  const { id } = base;
  const reads = (record: R, other: C) => kind.readable(kind.contentOf(record)) === kind.readable(other);
  const isOurs = (record: R) => tried.includes(contentHash(kind, kind.contentOf(record)));
  const from = (record: R) => baseOf(kind, record, base.idempotencyKey);
  const saved = (record: R): Outcome<C, R> => ({ kind: 'saved', record, base: from(record) });
  const goOnFrom = (record: R) => sendContent({ ...sending, base: from(record) });
  try {
    if (id !== undefined) return saved(await kind.update({ ...base, id }, content));
    const record = await kind.create(content, base.idempotencyKey);
    if (reads(record, content)) return saved(record);
    // The key was used before, by a try whose answer was lost; the text has grown since.
    return isOurs(record) ? await goOnFrom(record) : { kind: 'conflict', current: record };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Also of a creation: its key was used by a try whose answer was lost, and the record was deleted since.
    if (error.status === 404) return { kind: 'gone' };
    const rest = withoutBrokenReference(error, content);
    if (rest) return sendContent({ ...sending, content: rest });
    const current = currentIn<R>(error);
    if (!current) throw error;
    if (reads(current, content)) return saved(current);
    return reads(current, base.content) || isOurs(current)
      ? goOnFrom(current)
      : { kind: 'conflict', current };
  }
}

function currentIn<R>({ code, data }: ApiError): R | undefined {
  return code === 'VERSION_CONFLICT' ? (data?.extra_data?.current as R | undefined) : undefined;
}
