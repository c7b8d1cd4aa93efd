import { AppError } from './errors.ts';

/** How a pool makes and ends its resources: connections, or threads. */
interface Resources<R> {
  /** How many there are at most. */
  size: number;
  open(): Promise<R>;
  close(resource: R): void;
  /** Makes the work of a busy resource end soon, when the pool closes. */
  interrupt(resource: R): void;
  /** Whether a resource is closed after its work instead of reused. */
  isWorn?(resource: R): boolean;
  /** An idle resource is closed after so many milliseconds. Without it, it stays open. */
  idleMs?: number;
  /** Work that has waited for so many milliseconds is refused. */
  waitsAtMostMs?: number;
}

export interface PoolLoad {
  running: number;
  waiting: number;
}

export interface FairPool<R> {
  /** Runs the work when a resource is free. Tenants are served in rotation. */
  use<T>(tenant: string, work: (resource: R) => Promise<T>): Promise<T>;
  load(): PoolLoad;
  close(): Promise<void>;
}

interface Job<R> {
  run(resource: R): Promise<unknown>;
  refuse(reason: Error): void;
  timer: NodeJS.Timeout;
}

// More than a page of the app runs at once.
const MAX_WAITING_EACH = 30;
const MAX_WAITING = 200;
const WAITS_AT_MOST_MS = 5_000;

/**
 * Shares a few resources among tenants. They are served in rotation, and one tenant uses at most all resources but one:
 * a flood of work from one tenant delays that tenant alone.
 */
export function createFairPool<R>(resources: Resources<R>): FairPool<R> {
  const { size, idleMs, waitsAtMostMs = WAITS_AT_MOST_MS } = resources;
  const idle = new Map<R, NodeJS.Timeout | undefined>();
  const busy = new Set<R>();
  const waiting = new Map<string, Job<R>[]>();
  const running = new Map<string, number>();
  const atOnce = Math.max(1, size - 1);
  let inUse = 0;
  let isClosed = false;
  let whenQuiet = () => {};

  function startNext(): void {
    if (isClosed || inUse >= size) return;
    for (const [tenant, jobs] of waiting) {
      if ((running.get(tenant) ?? 0) >= atOnce) continue;
      const job = jobs.shift();
      // Removed and re-added: the tenant that was served is now the last in the queue.
      waiting.delete(tenant);
      if (jobs.length > 0) waiting.set(tenant, jobs);
      if (job) void start(tenant, job);
      startNext();
      return;
    }
  }

  async function start(tenant: string, job: Job<R>): Promise<void> {
    clearTimeout(job.timer);
    inUse++;
    running.set(tenant, (running.get(tenant) ?? 0) + 1);
    let resource: R | undefined;
    try {
      resource = takeIdle() ?? (await resources.open());
      busy.add(resource);
      await job.run(resource);
      if (resources.isWorn?.(resource) || isClosed) resources.close(resource);
      else keepIdle(resource);
    } catch (error) {
      // Failed work may leave its resource in a bad state: the next work gets a new one.
      if (resource) resources.close(resource);
      job.refuse(error as Error);
    }
    if (resource) busy.delete(resource);
    inUse--;
    const still = (running.get(tenant) ?? 1) - 1;
    if (still > 0) running.set(tenant, still);
    else running.delete(tenant);
    if (inUse === 0) whenQuiet();
    startNext();
  }

  function takeIdle(): R | undefined {
    // The one that was used last: the others may become old enough to be closed.
    const resource = [...idle.keys()].at(-1);
    if (resource === undefined) return undefined;
    clearTimeout(idle.get(resource));
    idle.delete(resource);
    return resource;
  }

  function keepIdle(resource: R): void {
    const closeLater = () => idle.delete(resource) && resources.close(resource);
    idle.set(resource, idleMs === undefined ? undefined : setTimeout(closeLater, idleMs).unref());
  }

  const countWaiting = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0);

  return {
    load: () => ({ running: inUse, waiting: countWaiting() }),
    use(tenant, work) {
      return new Promise((resolve, reject) => {
        const jobs = waiting.get(tenant) ?? [];
        if (isClosed || jobs.length >= MAX_WAITING_EACH || countWaiting() >= MAX_WAITING)
          return reject(tooMany());
        const job: Job<R> = {
          run: async (resource) => resolve(await work(resource)),
          refuse: reject,
          timer: setTimeout(() => {
            jobs.splice(jobs.indexOf(job), 1);
            reject(tooMany());
          }, waitsAtMostMs),
        };
        jobs.push(job);
        waiting.set(tenant, jobs);
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
      for (const resource of busy) resources.interrupt(resource);
      if (inUse > 0) await new Promise<void>((resolve) => (whenQuiet = resolve));
      for (const [resource, timer] of idle) {
        clearTimeout(timer);
        resources.close(resource);
      }
    },
  };
}

/** Shares permits for work that needs no resource of its own. */
export const createFairPermits = (size: number, waitsAtMostMs?: number): FairPool<object> =>
  createFairPool({ size, waitsAtMostMs, open: async () => ({}), close() {}, interrupt() {} });

const tooMany = () => new AppError('OVERLOADED', { retryAfter: 2 });
