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

/** The answer of a worker thread. An error loses its class on the way, so its name and properties are sent as data. */
export type TaskAnswer = { value: unknown } | { error: { name: string; message: string; details: object } };
