import { ApiError } from '@alecrim/client';
import { retryDelay } from '../data/query-client.ts';
import type { Session } from '../data/session.ts';

/** The reason for waiting. */
export type Obstacle = 'connection' | 'session';

export interface Trying {
  session: Pick<Session, 'state' | 'subscribe'>;
  /** Aborted when the result is no longer needed. */
  signal: AbortSignal;
  onWait: (obstacle: Obstacle) => void;
  /** Before each try after the first. */
  onRetry: () => void;
}

// The person sees "Aguardando conexão…" meanwhile.
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
      if (!session.state().isExpired) await connectionOr(Math.min(retryDelay(attempt), MAX_DELAY_MS), signal);
      // Before the person has signed in again, the next token may be of another account.
      if (session.state().isExpired) await signInAgain(session, signal);
      signal.throwIfAborted();
      onRetry();
    }
  }
}

/** Temporary failures; a refusal is final. */
function obstacleOf(error: unknown): Obstacle | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 401) return 'session';
  return [0, 408, 429, 502, 503, 504].includes(error.status) ? 'connection' : undefined;
}

/** A while, or less if the browser says that the network is back. */
function connectionOr(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, delay);
    function go() {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    }
    window.addEventListener('online', go);
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
