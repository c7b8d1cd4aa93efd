import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { allTasks } from './all-tasks.ts';
import type { TaskAnswer } from './platform/tasks.ts';

z.config(z.locales.pt());

interface Request {
  task: string;
  input: unknown;
}

/** The program of a worker thread, and of a process for native code: it runs one task after the other. */
if (parentPort)
  parentPort.on('message', async ({ task, input }: Request) =>
    parentPort?.postMessage(await answer(task, input)),
  );
else
  process.on('message', async ({ task, input }: Request) =>
    process.send?.({ ...(await answer(task, input)), memoryMb: process.memoryUsage.rss() / 2 ** 20 }),
  );

async function answer(name: string, input: unknown): Promise<TaskAnswer> {
  try {
    const task = allTasks.find((known) => known.name === name);
    if (!task) throw new Error(`no task is called ${name}`);
    return { value: await task.run(input) };
  } catch (error) {
    const { name: kind, message, code, extra } = error as Error & { code?: string; extra?: object };
    return { error: { name: kind, message, details: { code, extra } } };
  }
}
