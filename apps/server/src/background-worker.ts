import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { allTasks } from './all-tasks.ts';
import type { TaskAnswer } from './platform/tasks.ts';

z.config(z.locales.pt());

/** The program of a worker thread: it runs one task after the other. */
parentPort?.on('message', ({ task, input }: { task: string; input: unknown }) => {
  parentPort?.postMessage(answer(task, input));
});

function answer(name: string, input: unknown): TaskAnswer {
  try {
    const task = allTasks.find((known) => known.name === name);
    if (!task) throw new Error(`no task is called ${name}`);
    return { value: task.run(input) };
  } catch (error) {
    const { name: kind, message, code, extra } = error as Error & { code?: string; extra?: object };
    return { error: { name: kind, message, details: { code, extra } } };
  }
}
