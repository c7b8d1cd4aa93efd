import { ApiError } from '@alecrim/client';
import { withoutBrokenReference } from '../data/create-once.ts';
import { type Obstacle, obstacleOf, retryDelay } from '../data/retrying.ts';
import type { Session } from '../data/session.ts';
import { shortHash } from '../lib/short-hash.ts';
import { type Base, baseOf, type Kind, type Saved } from './record-adapter.ts';

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

export interface Trying {
  session: Pick<Session, 'state' | 'subscribe'>;
  /** Aborted when the result is no longer needed. */
  signal: AbortSignal;
  onWait: (obstacle: Obstacle) => void;
  /** Before each try after the first. */
  onRetry: () => void;
}

// The person sees meanwhile why it takes longer. A server that asks for a longer pause gets it.
const MAX_DELAY_MS = 5_000;

/** Repeats a request until the server accepts it or refuses it for good. */
export async function keepTrying<T>(send: () => Promise<T>, trying: Trying): Promise<T> {
  const { session, signal, onWait, onRetry } = trying;
  for (let attempt = 0; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      const obstacle = obstacleOf(error);
      if (!obstacle || signal.aborted) throw error;
      onWait(obstacle);
      // A late refusal of a token that has been replaced meanwhile needs no new sign-in.
      if (!session.state().isExpired) await pause(obstacle, waitBefore(attempt, error), signal);
      // Before the person has signed in again, the next token may be of another account.
      if (session.state().isExpired) await signInAgain(session, signal);
      signal.throwIfAborted();
      onRetry();
    }
  }
}

const waitBefore = (attempt: number, error: unknown) =>
  Math.max(Math.min(retryDelay(attempt), MAX_DELAY_MS), retryDelay(0, error));

/** A while, or less if it was the network that was missing and the browser says that it is back. */
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

function signInAgain({ state, subscribe }: Trying['session'], signal: AbortSignal): Promise<void> {
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
