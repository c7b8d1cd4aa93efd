import { ApiError } from '@alecrim/client';
import { withoutBrokenReference } from '../data/entity-mutations.ts';
import { type Obstacle, obstacleOf, retryDelay } from '../data/request-failures.ts';
import type { Session } from '../data/session.ts';
import { type Base, baseOf, type RecordAdapter, type SavedRecord } from './record-adapter.ts';

/** Another person or tab has changed or deleted the record; nothing was saved. */
export type SaveProblem<R> = { kind: 'conflict'; current: R } | { kind: 'gone' };

export type SendOutcome<C, R> = { kind: 'saved'; record: R; base: Base<C> } | SaveProblem<R>;

interface SendInput<C, R extends SavedRecord> {
  adapter: RecordAdapter<C, R>;
  base: Base<C>;
  content: C;
  /** The hashes of contents that were sent before. A text on the server with such a hash is our own save. */
  tried: readonly string[];
}

/** The hash by which a sent text is recognised. */
export const contentHash = <C, R extends SavedRecord>(adapter: RecordAdapter<C, R>, content: C): string =>
  shortHash(adapter.readable(content));

/** One try to save. A newer version on the server is a conflict only if its text differs. */
export async function sendContent<C extends object, R extends SavedRecord>(
  sending: SendInput<C, R>,
): Promise<SendOutcome<C, R>> {
  const { adapter, base, content, tried } = sending;
  const { id } = base;
  const hasText = (record: R, other: C) =>
    adapter.readable(adapter.contentOf(record)) === adapter.readable(other);
  const isOurs = (record: R) => tried.includes(contentHash(adapter, adapter.contentOf(record)));
  const from = (record: R) => baseOf(adapter, record, base.idempotencyKey);
  const saved = (record: R): SendOutcome<C, R> => ({ kind: 'saved', record, base: from(record) });
  const resendFrom = (record: R) => sendContent({ ...sending, base: from(record) });
  try {
    if (id !== undefined) return saved(await adapter.update({ ...base, id }, content));
    const record = await adapter.create(content, base.idempotencyKey);
    if (hasText(record, content)) return saved(record);
    // An earlier try with this key was executed, but its answer was lost; the text has changed since.
    return isOurs(record) ? await resendFrom(record) : { kind: 'conflict', current: record };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A creation gets 404 too, if an earlier try with its key was executed and the record was deleted since.
    if (error.status === 404) return { kind: 'gone' };
    const rest = withoutBrokenReference(error, content);
    if (rest) return sendContent({ ...sending, content: rest });
    const current = currentIn<R>(error);
    if (!current) throw error;
    if (hasText(current, content)) return saved(current);
    return hasText(current, base.content) || isOurs(current)
      ? resendFrom(current)
      : { kind: 'conflict', current };
  }
}

function currentIn<R>({ code, data }: ApiError): R | undefined {
  return code === 'VERSION_CONFLICT' ? (data?.extra_data?.current as R | undefined) : undefined;
}

export interface RetryOptions {
  session: Pick<Session, 'state' | 'subscribe'>;
  /** Aborted when the result is no longer needed. */
  signal: AbortSignal;
  onWait: (obstacle: Obstacle) => void;
  /** Before each try after the first. */
  onRetry: () => void;
}

// The status shows why it takes longer. A server may ask for a longer pause.
const MAX_DELAY_MS = 5_000;

/** Repeats a request until the server accepts it or refuses it for good. */
export async function withRetry<T>(send: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { session, signal, onWait, onRetry } = options;
  for (let attempt = 0; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      const obstacle = obstacleOf(error);
      if (!obstacle || signal.aborted) throw error;
      onWait(obstacle);
      // The refused token may have been replaced meanwhile; then no new sign-in is needed.
      if (!session.state().isExpired) await pause(obstacle, waitBefore(attempt, error), signal);
      // The text must not be sent with the token of another account.
      if (session.state().isExpired) await untilSignedIn(session, signal);
      signal.throwIfAborted();
      onRetry();
    }
  }
}

const waitBefore = (attempt: number, error: unknown) =>
  Math.max(Math.min(retryDelay(attempt), MAX_DELAY_MS), retryDelay(0, error));

/** Ends early when the network is back, if it was missing. */
function pause(obstacle: Obstacle, delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, delay);
    function go() {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    }
    if (obstacle === 'connection') window.addEventListener('online', go);
    signal.addEventListener('abort', go);
  });
}

function untilSignedIn({ state, subscribe }: RetryOptions['session'], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(check);
    signal.addEventListener('abort', done);
    check();
    function check() {
      if (!state().isExpired) done();
    }
    function done() {
      stop();
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}

/**
 * The values that the server replaced, such as a reference to a deleted record, in fields that the person has not changed
 * since.
 */
export function replacedValues<C extends object>(given: C, answered: C, now: C): Partial<C> {
  const names = (Object.keys(answered) as (keyof C)[]).filter((name) => {
    const isPlain = typeof answered[name] !== 'object' || answered[name] === null;
    return isPlain && (answered[name] ?? '') !== (given[name] ?? '') && now[name] === given[name];
  });
  return Object.fromEntries(names.map((name) => [name, answered[name]])) as Partial<C>;
}

/** A short hash of a text (53 bits, after cyrb53), to compare texts; it is not secret. */
function shortHash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return ((b >>> 0) * 0x100000000 + (a >>> 0)).toString(36);
}
