import { type Obstacle, obstacleOf, retryDelay } from '../data/request-failures.ts';
import type { Session } from '../data/session.ts';

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
