import { createPause } from '../platform/event-loop-turns.ts';

/** Runs the steps of long work. The largest plan has thousands of lines, so other requests are served in between. */
export async function inTurns<T>(steps: Generator<undefined, T>): Promise<T> {
  const pause = createPause();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}
