import type { Deps } from './deps.ts';

export interface Repetition {
  /** Waits for the run under way and starts no other. */
  stop(): Promise<void>;
}

/** Runs a job again and again, never twice at once; a failure is logged and the next turn tries again. */
export function repeat(
  name: string,
  everyMs: number,
  job: () => Promise<unknown>,
  log: Deps['log'],
  firstAfterMs = Math.min(everyMs, 1_000),
): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();
  const turn = () => {
    running = job().then(
      () => {},
      (error: Error) => log.warn({ job: name, reason: error.message }, 'a periodic job failed'),
    );
    void running.then(() => {
      if (!isStopped) timer = setTimeout(turn, everyMs);
    });
  };
  timer = setTimeout(turn, firstAfterMs);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
