/**
 * Work that may take long: a pure function with plain data on both sides, so that it can run in another thread.
 * `background-worker.ts` lists all of them.
 */
export interface Task<Input, Output> {
  name: string;
  /**
   * About how long it takes, in milliseconds of a slow machine, told from the size of the input before anything is
   * done. What is quick runs where it is; the rest runs in another thread.
   */
  costMs(input: Input): number;
  run(input: Input): Output;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of tasks holds tasks with any input
export type AnyTask = Task<any, unknown>;

export interface Tasks {
  /** `who`: tasks of one person take turns with those of others. */
  run<Input, Output>(task: Task<Input, Output>, input: Input, who: string): Promise<Output>;
  close(): Promise<void>;
}

/** For programs that serve nobody else meanwhile: the operator's commands. */
export const tasksInPlace: Tasks = {
  run: async (task, input) => task.run(input),
  close: async () => {},
};

/** What a worker thread answers. An error loses its class on the way, so its name and properties travel beside it. */
export type TaskAnswer = { value: unknown } | { error: { name: string; message: string; details: object } };

/** An expected failure of a task, for example of a file that cannot be read; it arrives with its `details`. */
export class TaskFailed extends Error {
  readonly details: object;

  constructor(message: string, details: object = {}) {
    super(message);
    this.name = 'TaskFailed';
    this.details = details;
  }
}
