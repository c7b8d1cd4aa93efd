import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { AppError } from './errors.ts';
import { createFairPool, type PoolLoad } from './fair-pool.ts';
import { openProcess, openThread, type Program, type Runner } from './task-runners.ts';

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
  /** It runs native code on texts of people: always in a process of its own, which may fail alone and can be stopped. */
  isApart?: true;
  run(input: Input): Output | Promise<Output>;
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

/** The answer of a thread or a process. An error loses its class on the way, so its name and properties are sent as data. */
export type TaskAnswer = (
  | { value: unknown }
  | { error: { name: string; message: string; details: object } }
) & {
  /** Of the whole process that answered. */
  memoryMb?: number;
};

// A longer piece of work would delay other requests noticeably.
const IN_PLACE_MS = 20;
// The largest task that the bounds allow takes a fraction of it.
const LIMIT_MS = 15_000;
// The first file of the portable compiler of PDF files takes 4 s of processor time, on a busy machine several times as long.
const APART_LIMIT_MS = 45_000;
// A thread that has loaded the food list takes some 40 MB.
const IDLE_MS = 60_000;
const MEMORY_MB = 512;
const MOST_THREADS = 4;
// A process that makes a PDF takes some 150 MB.
const MOST_PROCESSES = 2;
// The portable compiler of PDF files keeps memory of every file: a process that has grown so far is replaced.
const WORN_MB = 450;

/** Runs quick tasks in place and long ones in a few threads and processes, which tenants share fairly. */
export function createTasks(
  { file, memoryMb = MEMORY_MB }: Pick<Program, 'file'> & Partial<Program>,
  limitMs?: number,
  cores = availableParallelism(),
): Tasks {
  const poolOf = (open: (program: Program) => Promise<Runner>, most: number) =>
    createFairPool<Runner>({
      size: Math.max(1, Math.min(most, cores)),
      open: () => open({ file, memoryMb }),
      close: (runner) => runner.end(),
      interrupt: (runner) => runner.end(),
      isWorn: (runner) => (runner.memoryMb ?? 0) > WORN_MB,
      idleMs: IDLE_MS,
    });
  const threads = poolOf(openThread, MOST_THREADS);
  const processes = poolOf(openProcess, MOST_PROCESSES);
  return {
    async run(task, input, tenant) {
      if (!task.isApart && task.costMs(input) <= IN_PLACE_MS) return task.run(input);
      const pool = task.isApart ? processes : threads;
      const limit = limitMs ?? (task.isApart ? APART_LIMIT_MS : LIMIT_MS);
      const answer = await pool.use(tenant, (runner) => answerOf(runner, task, input, limit));
      // Outside the pool, which closes the runner of work that fails: this runner is as good as before.
      if ('error' in answer) throw errorOf(answer.error);
      return answer.value as never;
    },
    load: () => sumOf(threads.load(), processes.load()),
    close: async () => void (await Promise.all([threads.close(), processes.close()])),
  };
}

const sumOf = (a: PoolLoad, b: PoolLoad): PoolLoad => ({
  running: a.running + b.running,
  waiting: a.waiting + b.waiting,
});

/** Fails when the runner takes too long or ends: then the pool closes it. */
async function answerOf(runner: Runner, task: AnyTask, input: unknown, limitMs: number): Promise<TaskAnswer> {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(limitMs)]);
  runner.hold();
  try {
    const answered = once(runner.events, 'message', { signal });
    const stopped = once(runner.events, 'exit', { signal }).then(() => {
      throw new Error('the runner ended');
    });
    stopped.catch(() => {});
    runner.post({ task: task.name, input });
    const [answer] = (await Promise.race([answered, stopped])) as [TaskAnswer];
    runner.memoryMb = answer.memoryMb;
    return answer;
  } catch (error) {
    const code = signal.aborted ? 'QUERY_TIMEOUT' : 'OVERLOADED';
    throw new AppError(code, { retryAfter: 2, cause: error });
  } finally {
    ended.abort();
    runner.release();
  }
}

function errorOf({ name, message, details }: Extract<TaskAnswer, { error: unknown }>['error']): Error {
  if (name === 'AppError') {
    const { code, extra } = details as Pick<AppError, 'code' | 'extra'>;
    return new AppError(code, { message, extra });
  }
  return Object.assign(new Error(message), { name });
}
