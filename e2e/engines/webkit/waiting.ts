import { setTimeout as sleep } from 'node:timers/promises';
import { WireError } from './connection.ts';

const pauseMs = 50;

/** Repeats a question until the document answers: it cannot answer while it is left or loaded. */
export async function poll<T>(
  timeout: number,
  why: string,
  attempt: (count: number) => Promise<T | undefined>,
): Promise<T> {
  const deadline = timeout > 0 ? Date.now() + timeout : Number.POSITIVE_INFINITY;
  let last = why;
  for (let count = 0; ; count += 1) {
    try {
      const answer = await attempt(count);
      if (answer !== undefined) return answer;
      last = why;
    } catch (error) {
      const { message } = error as Error;
      if (!isPassing(message)) throw error;
      last = message;
    }
    if (Date.now() > deadline) throw new WireError('TimeoutError', `Timeout ${timeout}ms exceeded: ${last}`);
    await sleep(pauseMs);
  }
}

type Waits<T> = { value?: T; wait?: string };

/** The same, while the in-page script answers `wait`. */
export async function pollPage<T>(
  timeout: number,
  what: string,
  attempt: (count: number) => Promise<Waits<T>>,
): Promise<T> {
  let why = '';
  const found = await poll(timeout, what, async (count) => {
    const answer = await attempt(count);
    if (answer.wait === undefined) return { value: answer.value as T };
    why = answer.wait;
    return undefined;
  }).catch((error: Error) => {
    error.message += why && ` (${why})`;
    throw error;
  });
  return found.value;
}

function isPassing(message: string): boolean {
  return /__tests|undefined is not an object \(evaluating 'page\.|navigat|unload|no such frame|stale element/i.test(
    message,
  );
}
