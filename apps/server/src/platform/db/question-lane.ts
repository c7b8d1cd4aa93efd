type Rows = Iterable<Record<string, unknown>>;

/** What we use of the driver's connection. */
export interface Connection {
  /**
   * Every statement and answer of this connection. One that is given up is collected on the event loop, and there it
   * waits until the question that its connection works on has ended. So they are given up with their connection.
   */
  kept: object[];
  exec(text: string): Promise<void>;
  prepare(text: string): Promise<{ iterate(parameters: readonly unknown[]): Promise<Rows> }>;
  interrupt(): void;
  close(): void;
}

export interface Lane {
  /** Runs the work when a connection is free and it is this person's turn. */
  take<T>(who: string, work: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface Job {
  run(connection: Connection): Promise<unknown>;
  refuse(reason: Error): void;
  timer: NodeJS.Timeout;
}

// More than a page of the app asks at once.
const MAX_WAITING_EACH = 30;
const MAX_WAITING = 200;
const WAITS_AT_MOST_MS = 5_000;
// A hundred questions; then a new connection.
const MOST_KEPT = 200;

/**
 * A few connections and the questions that wait for them. People take turns, and one person holds all connections but
 * one at most: a flood of questions from one person delays that person alone.
 */
export function createLane(size: number, open: () => Promise<Connection>): Lane {
  const idle: Connection[] = [];
  const busy = new Set<Connection>();
  const waiting = new Map<string, Job[]>();
  const running = new Map<string, number>();
  const atOnce = Math.max(1, size - 1);
  let inUse = 0;
  let isClosed = false;
  let whenQuiet = () => {};

  function startNext(): void {
    if (isClosed || inUse >= size) return;
    for (const [who, jobs] of waiting) {
      if ((running.get(who) ?? 0) >= atOnce) continue;
      const job = jobs.shift();
      // Removed and added again: the person who was served is now the last in the queue.
      waiting.delete(who);
      if (jobs.length > 0) waiting.set(who, jobs);
      if (job) void start(who, job);
      startNext();
      return;
    }
  }

  async function start(who: string, job: Job): Promise<void> {
    clearTimeout(job.timer);
    inUse++;
    running.set(who, (running.get(who) ?? 0) + 1);
    let connection: Connection | undefined;
    try {
      connection = idle.pop() ?? (await open());
      busy.add(connection);
      await job.run(connection);
      if (connection.kept.length < MOST_KEPT) idle.push(connection);
      else connection.close();
    } catch (error) {
      // A statement that failed may keep its connection on an old state of the data: the next question gets a new one.
      connection?.close();
      job.refuse(error as Error);
    }
    if (connection) busy.delete(connection);
    inUse--;
    const still = (running.get(who) ?? 1) - 1;
    if (still > 0) running.set(who, still);
    else running.delete(who);
    if (inUse === 0) whenQuiet();
    startNext();
  }

  return {
    take(who, work) {
      return new Promise((resolve, reject) => {
        const jobs = waiting.get(who) ?? [];
        const all = [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
        if (isClosed || jobs.length >= MAX_WAITING_EACH || all >= MAX_WAITING) return reject(tooMany());
        const job: Job = {
          run: async (connection) => resolve(await work(connection)),
          refuse: reject,
          timer: setTimeout(() => {
            jobs.splice(jobs.indexOf(job), 1);
            reject(tooMany());
          }, WAITS_AT_MOST_MS),
        };
        jobs.push(job);
        waiting.set(who, jobs);
        startNext();
      });
    },
    async close() {
      isClosed = true;
      for (const job of [...waiting.values()].flat()) {
        clearTimeout(job.timer);
        job.refuse(tooMany());
      }
      waiting.clear();
      for (const connection of busy) connection.interrupt();
      if (inUse > 0) await new Promise<void>((resolve) => (whenQuiet = resolve));
      for (const connection of idle) connection.close();
    },
  };
}

/** Answered like a database that has no connection left. */
const tooMany = () => Object.assign(new Error('too many questions are waiting'), { code: 'SQLITE_BUSY' });
