import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from './errors.ts';
import { createFairPool, type PoolLoad } from './fair-pool.ts';

/**
 * Work that may take long: a pure function with plain data on both sides, so that it can run in another thread.
 * `background-worker.ts` lists all of them.
 */
export interface Task<Input, Output> {
  name: string;
  /**
   * The estimated time in milliseconds on a slow machine, from the size of the input. Quick tasks run in place, others in
   * another thread.
   */
  costMs(input: Input): number;
  run(input: Input): Output;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of tasks holds tasks with any input
export type AnyTask = Task<any, unknown>;

export interface Tasks {
  /** Tenants share the threads fairly, see `FairPool`. */
  run<Input, Output>(task: Task<Input, Output>, input: Input, tenant: string): Promise<Output>;
  load(): PoolLoad;
  close(): Promise<void>;
}

/** For programs that serve nobody else meanwhile: the operator's commands. */
export const tasksInPlace: Tasks = {
  run: async (task, input) => task.run(input),
  load: () => ({ running: 0, waiting: 0 }),
  close: async () => {},
};

/** The answer of a worker thread. An error loses its class on the way, so its name and properties are sent as data. */
export type TaskAnswer = { value: unknown } | { error: { name: string; message: string; details: object } };

// A longer piece of work would delay other requests noticeably.
const IN_PLACE_MS = 20;
// The largest task that the bounds allow takes a fraction of it.
const LIMIT_MS = 15_000;
// A thread that has loaded the food list takes some 40 MB.
const IDLE_MS = 60_000;
const MEMORY_MB = 512;

interface Program {
  /** The file that a thread runs: `background-worker`. */
  file: string;
  /** The memory limit of one thread. */
  memoryMb?: number;
}

/** Runs quick tasks in place and long ones in a few threads, which tenants share fairly. */
export function createTasks({ file, memoryMb = MEMORY_MB }: Program, limitMs = LIMIT_MS): Tasks {
  const threads = createFairPool<Worker>({
    size: Math.max(1, Math.min(4, availableParallelism())),
    async open() {
      const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
      await once(thread, 'online');
      // A server that ends does not wait for idle threads.
      thread.unref();
      return thread;
    },
    close: (thread) => void thread.terminate(),
    interrupt: (thread) => void thread.terminate(),
    idleMs: IDLE_MS,
  });
  return {
    async run(task, input, tenant) {
      if (task.costMs(input) <= IN_PLACE_MS) return task.run(input);
      const answer = await threads.use(tenant, (thread) => answerOf(thread, task, input, limitMs));
      // Outside the pool, which closes the thread of work that fails: this thread is as good as before.
      if ('error' in answer) throw errorOf(answer.error);
      return answer.value as never;
    },
    load: threads.load,
    close: () => threads.close(),
  };
}

/** Fails when the thread takes too long or ends: then the pool closes it. */
async function answerOf(thread: Worker, task: AnyTask, input: unknown, limitMs: number): Promise<TaskAnswer> {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(limitMs)]);
  thread.ref();
  try {
    const answered = once(thread, 'message', { signal });
    const stopped = once(thread, 'exit', { signal }).then(() => {
      throw new Error('the thread ended');
    });
    stopped.catch(() => {});
    thread.postMessage({ task: task.name, input });
    const [answer] = (await Promise.race([answered, stopped])) as [TaskAnswer];
    return answer;
  } catch (error) {
    const code = signal.aborted ? 'QUERY_TIMEOUT' : 'OVERLOADED';
    throw new AppError(code, { retryAfter: 2, cause: error });
  } finally {
    ended.abort();
    thread.unref();
  }
}

function errorOf({ name, message, details }: Extract<TaskAnswer, { error: unknown }>['error']): Error {
  if (name === 'AppError') {
    const { code, extra } = details as Pick<AppError, 'code' | 'extra'>;
    return new AppError(code, { message, extra });
  }
  return Object.assign(new Error(message), { name });
}
