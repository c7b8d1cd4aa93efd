import { Worker } from 'node:worker_threads';

/** How long the event loop may work on one request before it takes the next. */
export const LIMIT_MS = 250;

export interface Worst {
  cpuMs: number;
  /** The time spent waiting for a disk, a lock or a database. */
  asleepMs: number;
  /** The time of a flush of another file in the same period. */
  flushMs: number;
  /** The longest save or sign-in of another person. */
  writeMs: number;
  asked: number;
  failed: number;
  /** The last failure. */
  failure: string;
}

export const inWords = ({ cpuMs, asleepMs, writeMs, failed, failure }: Worst) =>
  `${Math.round(cpuMs)} ms of CPU, ${Math.round(asleepMs)} ms asleep, ${Math.round(writeMs)} ms to write${failed > 0 ? `, ${failed} failed (${failure})` : ''}`;

interface ProberData {
  url: string;
  pid: number;
  /** Of the account that asks, and a plan of it. */
  token: string;
  planId: string;
  /** An account that signs in again and again; none does without them. */
  email?: string;
  password?: string;
  /** Where the flushes of the disk are measured. */
  folder: string;
  /** Between two requests; a server with the usual limits is asked less often. */
  pauseMs?: number;
}

/** Another client, which sends requests from its own thread all the time. */
export function startProber(data: ProberData) {
  const worker = new Worker(new URL('./prober.mjs', import.meta.url), { workerData: data, execArgv: [] });
  const answer = () =>
    new Promise<Worst>((resolve, reject) => {
      const fail = (error: Error) => reject(error);
      worker.once('error', fail);
      worker.once('message', (worst: Worst) => {
        worker.off('error', fail);
        resolve(worst);
      });
      worker.postMessage('reset');
    });
  return {
    /** The longest wait since this was last called. */
    worst: answer,
    stop: () => worker.terminate(),
  };
}
